import { count, type Same } from '../speak.ts';
import type { texts as ru } from '../ru/gifts.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

export const texts = {
  label: 'Gift',
  title: { afterIntro: (n: number) => `${lessons(n)} as a gift`, introDay: (n: number) => `${lessons(n)} more as a gift` },
  about: {
    afterIntro: 'With any package, if you order in time after the trial lesson.',
    introDay: 'If you pay for a package on the day of the trial lesson.',
  },
  left: 'Time left',
  until: (when: string) => `until ${when}`,
  days: (n: number) => count('en', n, { one: 'day', other: 'days' }),
  choose: 'Choose a package',
} satisfies Same<typeof ru>;
