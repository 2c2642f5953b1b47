import type { ContactTexts } from '../../letters/contact-texts.ts';

const ifNotYou = (address: string) => `If this wasn’t you, contact us right away: ${address}/help`;

export const texts: ContactTexts = {
  code: {
    subject: (school) => `Your ${school} code`,
    text: (code, minutes, school) =>
      `Hello,\n\nTo confirm this e-mail, enter this code in your account: ${code}\n\nThe code is valid for ${minutes} minutes. Don’t share it with anyone. If you didn’t give this address to ${school}, just delete this message. We won’t write to it again.\n\n${school}`,
  },
  changed: {
    email: {
      subject: 'Your account e-mail has changed',
      text: (now, address, school) =>
        `${now === null ? `${school}: this e-mail is no longer linked to your account.` : `${school}: your account e-mail is now ${now}. We’re sending this to the old address.`} ${ifNotYou(address)}`,
    },
    phone: {
      subject: 'Your account phone has changed',
      text: (now, address, school) =>
        `${now === null ? `${school}: this number is no longer linked to your account.` : `${school}: your account phone is now ${now}.`} ${ifNotYou(address)}`,
    },
  },
};
