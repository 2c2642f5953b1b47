import type { AdultTexts } from '../../letters/adult-texts.ts';

const may = { sees: 'sees lessons and writes to the teacher', arranges: 'sees and arranges lessons', pays: 'arranges lessons and pays' };
const gone = {
  parent: (name: string) => `${name} has no access any more and is signed out on every device.`,
  school: (name: string) => `The school has closed the access of ${name}. If you did not expect this, write to us.`,
  adult: (name: string) => `${name} has left by their own wish.`,
};

export const enAdults: AdultTexts = {
  adultJoined: ({ parent, name, may: has, address }) => ({
    subject: `${name} is in your account now`,
    text: `Hello ${parent},\n\n${name} has accepted your invitation (${may[has]}). You can change what they may do, or close their access, at any time:\n${address}/settings/adults`,
    sms: `${name} has accepted your invitation. ${address}/settings/adults`,
  }),
  adultGone: ({ parent, name, by, address }) => ({
    subject: `${name} is not in your account any more`,
    text: `Hello ${parent},\n\n${gone[by](name)} Who is in your account now:\n${address}/settings/adults`,
    sms: `${gone[by](name)} ${address}/settings/adults`,
  }),
};
