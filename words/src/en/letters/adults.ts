import type { AdultTexts } from '../../letters/adult-texts.ts';

const may = { sees: 'sees lessons and writes to the teacher', arranges: 'sees and manages lessons', pays: 'manages lessons and pays' };
const gone = {
  parent: (name: string) => `${name} no longer has access and is signed out on every device.`,
  school: (name: string) => `The school has removed this person’s access: ${name}. If you didn’t expect this, write to us.`,
  adult: (name: string) => `${name} has left the account.`,
};

export const enAdults: AdultTexts = {
  adultJoined: ({ parent, name, may: has, address }) => ({
    subject: `${name} has joined your account`,
    text: `Hello ${parent},\n\n${name} has accepted your invitation (${may[has]}). You can change their permissions or remove their access at any time:\n${address}/settings/adults`,
    sms: `${name} has accepted your invitation. ${address}/settings/adults`,
  }),
  adultGone: ({ parent, name, by, address }) => ({
    subject: `${name} is no longer in your account`,
    text: `Hello ${parent},\n\n${gone[by](name)} Who is in your account now:\n${address}/settings/adults`,
    sms: `${gone[by](name)} ${address}/settings/adults`,
  }),
};
