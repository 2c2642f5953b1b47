import type { texts as ru } from '../../ru/parent/promo.ts';
import { count, type Same } from '../../grammar.ts';
import { lessons } from '../shared/amounts.ts';

const gets = (n: number) => count('en', n, { one: 'free lesson', other: 'free lessons' });

export const texts = {
  have: 'Have a promo code?',
  label: 'Promo code or a friend’s code',
  check: 'Apply',
  remove: 'Remove the promo code',
  applied: (code: string) => `Promo code ${code} applied`,
  discount: (code: string) => `Promo code ${code}`,
  bonus: (code: string) => `With promo code ${code}`,
  friendBonus: 'A gift from your friend',
  lessons: (n: number) => `+${lessons(n)}`,
  until: (when: string) => `The promo code is valid until ${when}`,
  fits: {
    kind: {
      individual: 'It works with individual packages',
      group: 'It works with group packages',
      subscription: 'It works with the subscription',
    },
    lessons: (n: number) => `Choose a package of ${n} lessons or more`,
    product: (name: string) => `It works with the package “${name}”`,
    friend: 'A friend’s code works for the first payment',
    currency: 'It doesn’t work for payments in this currency',
  },
  packageName: {
    individual: (n: number) => `${n} individual`,
    group: (n: number) => `${n} group`,
    subscription: (n: number) => `subscription of ${n}`,
  },
  free: 'Get the lessons',
  /** The card on home and after a payment. */
  card: {
    go: 'Your code and link',
  },
  page: {
    title: 'Invite a friend',
    lead: (friend: number, you: number, from: number) =>
      `Your friend gets ${gets(friend)} when they first pay for a package of ${from} lessons or more with your code. You get ${gets(you)} for each such friend.`,
    code: 'Your code',
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    share: 'Share',
    shareText: (school: string, code: string, n: number) => `We learn at ${school}. With my code ${code} you get ${gets(n)}.`,
    copied: 'Copied',
    friends: 'Who joined',
    nobody: 'Nobody yet',
    nobodyAbout: 'Send the link to a friend: signing up takes a few minutes, and the first lesson is free.',
    invited: (when: string) => `joined with your code on ${when}`,
    earned: (n: number) => `+${lessons(n)}`,
    waits: 'waiting for the first payment',
    takenBack: 'package refunded',
    figures: { came: 'Joined', paid: 'Paid', earned: 'Earned' },
    off: 'Invitations are closed right now. Friends who already joined with your code get what was promised, and so do you.',
    rules: 'How it works',
    rule: [
      'Send a friend the link or the code: they can enter the code when signing up or with their first payment.',
      'The invitation is for the friend’s first payment; you can’t use your own code.',
      'Your gift appears on your balance as soon as your friend pays for a package, and is valid as long as a package.',
      'The terms for you and your friend are those of the day your friend joined.',
      'If your friend’s whole package is refunded, the gift for it is withdrawn, unless you’ve already used it.',
    ],
    yours: (code: string) => `You were invited too: the code ${code} works with your first payment.`,
    pay: 'Choose a package',
  },
} satisfies Same<typeof ru>;
