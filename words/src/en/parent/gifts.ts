import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/gifts.ts';
import { days, lessons } from '../shared/amounts.ts';

export const texts = {
  label: 'Gift',
  title: {
    afterOnboarding: (n: number) => `${lessons(n)} as a gift`,
    afterIntro: (n: number) => `${lessons(n)} as a gift`,
    introDay: (n: number) => `${lessons(n)} as a gift`,
  },
  about: {
    afterOnboarding: (from: number) => `With a package of ${lessons(from)} or more that you order after getting to know the school.`,
    afterIntro: (from: number) => `With a package of ${lessons(from)} or more that you order after the trial lesson.`,
    introDay: (from: number) =>
      `If you pay for a package of ${lessons(from)} or more on the day of the trial lesson. You can combine it with other gifts.`,
  },
  left: 'Time left',
  until: (when: string) => `until ${when}`,
  days,
  choose: 'Choose a package',
  trialFirst: 'You can pay for a package after the trial lesson.',
} satisfies Same<typeof ru>;
