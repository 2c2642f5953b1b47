import { giftLessonsFrom, promoLimits, termsLimits } from '@school/contract/promotions/limits';

import type { texts as ru } from '../../ru/manager/manager-gifts.ts';
import { count, type Same } from '../../grammar.ts';
import { days, hours, lessons } from '../shared/amounts.ts';

const fromLessons = `of ${lessons(giftLessonsFrom)} or more`;

export const texts = {
  title: 'Gifts and friends',
  about: 'What the school gives by itself. New terms hold for those who are offered a gift after they begin: what was promised stays.',
  search: { label: 'Search for a gift', placeholder: 'Name', clear: 'Clear the search' },
  state: 'State',
  anyState: 'Any state',
  cheaperSmall: {
    title: 'A small package is the better buy',
    about:
      'With the same gifts a lesson in these packages costs less than in the next larger one. Change the prices or the gifts if that is not meant.',
    show: (n: number) => `Show ${count('en', n, { one: 'pair of packages', other: 'pairs of packages' })}`,
    kinds: { individual: 'Individual', group: 'Group', subscription: 'Subscription' },
    pair: (small: number, each: string, large: number, eachLarge: string) =>
      `${lessons(small)}: ${each} a lesson, ${lessons(large)}: ${eachLarge}`,
    with: (names: string) => `With gifts: ${names}`,
  },
  names: {
    afterOnboarding: 'After the introductory lessons',
    afterIntro: 'After the trial lesson',
    introDay: 'Paying on the day of the trial',
    survey: 'Survey',
    referral: 'Invite a friend',
  },
  whatFor: {
    afterOnboarding: `For a family that pays for a package ${fromLessons} soon after the introductory lessons. It does not add up with the gift after the trial: the larger one counts.`,
    afterIntro: `For a family that pays for a package ${fromLessons} soon after the report of the trial lesson. It does not add up with the gift after the introductory lessons: the larger one counts.`,
    introDay: `For a family that pays for a package ${fromLessons} by the end of the day of the trial (school time). It adds up with the other gifts.`,
    survey: 'For a family that answered a survey: once, for the first of the two.',
    referral: `For a friend and whoever invited them, when the friend pays for a first package of ${lessons(promoLimits.lessonsFrom)} or more. If all of it is refunded, the inviter’s lesson is taken back.`,
  },
  on: 'On',
  off: 'Off',
  lessons: (n: number) => `+${lessons(n)}`,
  within: (n: number) => `within ${hours(n)}`,
  bothGet: (inviter: number, friend: number) => `inviter +${lessons(inviter)}, friend +${lessons(friend)}`,
  switchedOff: 'nothing is given',
  planned: (what: string, day: string) => `${what} from ${day}`,
  figures: `In ${days(termsLimits.figuresDays)}`,
  offered: 'offered',
  came: 'friends came',
  open: 'waiting',
  given: 'got it',
  given30: 'lessons given',
  change: 'Change',
  changeAbout: (name: string) => `Change the terms: ${name}`,
  history: 'History of the terms',
  from: (day: string) => `from ${day}`,
  callOff: 'Call off',
  callOffAbout: (what: string, day: string) => `Call off the terms: ${what} from ${day}`,
  columns: {
    name: 'Gift',
    state: 'State',
    terms: 'Terms',
    offered: `Offered in ${days(termsLimits.figuresDays)}`,
    open: 'Waiting',
    given: `Got it in ${days(termsLimits.figuresDays)}`,
    lessons: `Lessons in ${days(termsLimits.figuresDays)}`,
    planned: 'Planned',
  },
  fileName: (date: string) => `gifts-${date}.csv`,
  empty: 'There are no such gifts',
  emptyAbout: 'Change the search or the filter.',
  form: {
    isOn: 'Give it',
    isOnNote: 'Off: nothing new is given, what was promised stays',
    lessons: 'How many lessons',
    inviterLessons: 'Lessons for who invited',
    friendLessons: 'Lessons for the friend',
    hours: 'How many hours the gift waits',
    lessonsWrong: (most: number) => `A whole number from 1 to ${most}`,
    same: 'These are the terms of now',
    save: 'Save the terms',
    saved: 'The terms are saved',
    callOff: 'Call off the coming terms',
    callOffAbout: (what: string, day: string) => `“${what}” from ${day} will not begin; the terms before them go on.`,
    callOffDone: 'The coming terms are called off',
  },
} satisfies Same<typeof ru>;
