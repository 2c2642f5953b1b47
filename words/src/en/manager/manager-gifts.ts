import { giftLessonsFrom, promoLimits, termsLimits } from '@school/contract/promotions/limits';

import type { texts as ru } from '../../ru/manager/manager-gifts.ts';
import { count, type Same } from '../../grammar.ts';
import { days, hours, lessons } from '../shared/amounts.ts';

const fromLessons = `of ${lessons(giftLessonsFrom)} or more`;

export const texts = {
  title: 'Gifts and friends',
  about: 'Gifts the school gives automatically. New terms apply to gifts offered after they start: promises already made are kept.',
  search: { label: 'Search for a gift', placeholder: 'Name', clear: 'Clear the search' },
  state: 'Status',
  anyState: 'Any status',
  cheaperSmall: {
    title: 'A small package is better value than a large one',
    about:
      'With the same gifts, a lesson in these packages costs less than in the next larger one. If that’s not intended, change the prices or gifts.',
    show: (n: number) => `Show ${count('en', n, { one: 'pair of packages', other: 'pairs of packages' })}`,
    kinds: { individual: 'Individual', group: 'Group', subscription: 'Subscription' },
    pair: (small: number, each: string, large: number, eachLarge: string) =>
      `${lessons(small)}: ${each} a lesson, ${lessons(large)}: ${eachLarge}`,
    with: (names: string) => `With gifts: ${names}`,
  },
  names: {
    afterOnboarding: 'After getting to know the school',
    afterIntro: 'After the trial lesson',
    introDay: 'Paying on the day of the trial lesson',
    survey: 'Survey',
    referral: 'Invite a friend',
  },
  whatFor: {
    afterOnboarding: `For a family that pays for a package ${fromLessons} soon after getting to know the school. It can’t be combined with the gift after the trial lesson: the larger one applies.`,
    afterIntro: `For a family that pays for a package ${fromLessons} soon after the trial lesson report. It can’t be combined with the gift after getting to know the school: the larger one applies.`,
    introDay: `For a family that pays for a package ${fromLessons} by the end of the day of the trial (school time). It can be combined with other gifts.`,
    survey: 'For a family that answered a survey: once, for the first of the two.',
    referral: `For a friend and the person who invited them, when the friend first pays for a package of ${lessons(promoLimits.lessonsFrom)} or more. If the whole package is refunded, the inviter’s lesson is withdrawn.`,
  },
  on: 'On',
  off: 'Off',
  lessons: (n: number) => `+${lessons(n)}`,
  within: (n: number) => `within ${hours(n)}`,
  bothGet: (inviter: number, friend: number) => `inviter +${lessons(inviter)}, friend +${lessons(friend)}`,
  switchedOff: 'not given',
  planned: (what: string, day: string) => `${what} from ${day}`,
  figures: `In ${days(termsLimits.figuresDays)}`,
  offered: 'offered',
  came: 'friends joined',
  open: 'not used yet',
  given: 'received',
  given30: 'lessons given',
  change: 'Edit',
  changeAbout: (name: string) => `Edit the terms: ${name}`,
  history: 'Terms history',
  from: (day: string) => `from ${day}`,
  callOff: 'Cancel',
  callOffAbout: (what: string, day: string) => `Cancel the terms: ${what} from ${day}`,
  columns: {
    name: 'Gift',
    state: 'Status',
    terms: 'Terms',
    offered: `Offered in ${days(termsLimits.figuresDays)}`,
    open: 'Not used yet',
    given: `Received in ${days(termsLimits.figuresDays)}`,
    lessons: `Lessons in ${days(termsLimits.figuresDays)}`,
    planned: 'Scheduled',
  },
  fileName: (date: string) => `gifts-${date}.csv`,
  empty: 'No gifts found',
  emptyAbout: 'Change the search or the filter.',
  form: {
    isOn: 'Give it',
    isOnNote: 'When off, no new gifts are given, but promises are kept',
    lessons: 'How many lessons',
    inviterLessons: 'Lessons for the inviter',
    friendLessons: 'Lessons for the friend',
    hours: 'How many hours the gift is valid',
    lessonsWrong: (most: number) => `A whole number from 1 to ${most}`,
    same: 'The terms are the same as now',
    save: 'Save terms',
    saved: 'Terms saved',
    callOff: 'Cancel the upcoming terms',
    callOffAbout: (what: string, day: string) => `“${what}” from ${day} won’t take effect. The current terms stay.`,
    callOffDone: 'Upcoming terms cancelled',
  },
} satisfies Same<typeof ru>;
