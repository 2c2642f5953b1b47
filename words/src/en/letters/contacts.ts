import type { ContactTexts } from '../../letters/contact-texts.ts';

const ifNotYou = (address: string) => `If this was not you, write to us at once: ${address}/help`;

export const texts: ContactTexts = {
  code: {
    subject: (school) => `Your ${school} code`,
    text: (code, minutes, school) =>
      `Hello,\n\nTo confirm this e-mail, enter this code in your account: ${code}\n\nThe code works for ${minutes} minutes. Do not share it with anyone. If you did not give this address to ${school}, simply delete this message: we will not write here again.\n\n${school}`,
  },
  changed: {
    email: {
      subject: 'The e-mail of your account has changed',
      text: (now, address, school) =>
        `${now === null ? `${school}: this e-mail does not belong to your account any more.` : `${school}: the e-mail of your account is ${now} now. This message goes to the one before.`} ${ifNotYou(address)}`,
    },
    phone: {
      subject: 'The phone of your account has changed',
      text: (now, address, school) =>
        `${now === null ? `${school}: this number does not belong to your account any more.` : `${school}: the phone of your account is ${now} now.`} ${ifNotYou(address)}`,
    },
  },
};
