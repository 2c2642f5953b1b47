import { groupsLimits } from '@school/contract/groups/limits';
import { ledgerLimits } from '@school/contract/ledger/limits';
import { paymentsLimits } from '@school/contract/payments/limits';

import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/payment.ts';
import { children, days } from '../shared/amounts.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
const individual = (n: number) => count('en', n, { one: 'individual lesson', other: 'individual lessons' });
const group = (n: number) => count('en', n, { one: 'group lesson', other: 'group lessons' });

const weeks = (n: number) => count('en', n, { one: 'week', other: 'weeks' });

export const texts = {
  parts: { label: 'Parts of payment', balance: 'Balance', products: 'Packages', history: 'History' },
  overview: {
    title: 'Payment',
    balance: 'Lessons on the balance',
    gold: 'Individual',
    silver: 'Group',
    subscription: (n: number) => `By subscription: ${lessons(n)}`,
    of: (current: number, total: number) => `${current} of ${total}`,
    free: (n: number) => `${n} free`,
    reserved: (n: number) => `${n} reserved`,
    aside: (n: number) => `${n} set aside for a refund`,
    status: { ok: 'enough', ending: 'ending soon', ended: 'no lessons' },
    choose: 'Choose a package',
    actions: 'What you can do with the lessons',
    exchange: 'Exchange lessons',
    refund: 'Get a refund',
    lots: {
      title: { gold: 'Where the individual lessons come from', silver: 'Where the group lessons come from' },
      order: 'Lessons are used from top to bottom: those that expire sooner come first.',
      source: {
        paid: 'Package',
        bonus: 'Gift',
        added: 'Added by the school',
        fastPayment: 'Gift for paying on the day of the trial',
        exchange: 'Exchange',
      },
      subscription: 'Subscription',
      left: (remaining: number, granted: number) => `${remaining} of ${granted}`,
      until: (when: string) => `until ${when}`,
      reserved: (n: number) => `${n} reserved`,
      soon: 'ends soon',
    },
  },
  products: {
    title: 'Lesson packages',
    kinds: { individual: 'Individual', group: 'Group', subscription: 'Subscription' },
    kindsLabel: 'Type of lessons',
    about: {
      individual: 'One child and a teacher. The lessons are valid for a year, for any of your children.',
      group: `Clubs and groups of up to ${children(groupsLimits.places.max)}. The lessons are valid for a year, for any of your children.`,
      subscription: `Group lessons for ${days(ledgerLimits.subscriptionDays)} for those who come to a club every week.`,
    },
    choose: 'How many lessons?',
    forWhom: {
      individual: (n: number) =>
        `${n <= 4 ? 'To try a course' : n <= 8 ? 'To get into the habit' : n <= 16 ? 'To learn regularly' : n <= 32 ? 'To go through most of a course' : 'For a school year or for two children'}: ${weeks(Math.ceil(n / 2))} of two lessons`,
      group: (n: number) =>
        `${n <= 4 ? 'To try a club' : n <= 8 ? 'To make friends in the group' : n <= 16 ? 'To come to a club regularly' : 'For a school year or for two children'}: ${weeks(n)} of one lesson`,
      subscription: (n: number) => {
        const times = Math.max(1, Math.round(n / 4));
        return `For those who come to a club ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} a week`;
      },
    },
    currency: 'Currency',
    noCurrency: 'There are no such packages in this currency. Please choose another one.',
    method: 'Payment method',
    methods: { card: 'Bank card', erip: 'ERIP' },
    methodAbout: {
      card: 'On the bank’s secure page',
      erip: 'At a bank, at a payment desk or in an app; the money may take a few hours to arrive',
    },
    noWays: 'You cannot pay in this currency yet. Please choose another one.',
    package: 'Package',
    lessonsTotal: 'Total lessons',
    each: (price: string) => `${price} a lesson`,
    renew: (price: string) =>
      `Renew it every ${days(ledgerLimits.subscriptionDays)}: the school keeps the card and charges ${price}. We will tell you about a new price ${days(paymentsLimits.subscription.priceNoticeDays)} ahead.`,
    renewOff: 'You can stop it at any time on the “Payment” page. Without it, we remind you in time and you decide.',
    byHand: 'Paid this way, a subscription does not renew automatically: we remind you in time and you decide.',
    lessons,
    perLesson: (price: string) => `${price} a lesson`,
    gift: (n: number) => `+${n} as a gift`,
    giftFrom: (n: number) => `gift with ${lessons(n)} or more`,
    validMonths: (n: number) => (n === 12 ? 'valid for a year' : `valid for ${days(ledgerLimits.subscriptionDays)}`),
    summary: 'Your order',
    packageLine: { individual, group, subscription: (n: number) => `${group(n)} by subscription` },
    giftLine: {
      afterOnboarding: 'Gift for getting to know the school',
      afterIntro: 'Gift after the trial lesson',
      introDay: 'Gift for paying on the day of the trial',
    },
    total: 'To pay',
    terms: 'I accept the',
    termsLink: 'terms of payment and refunds',
    pay: (price: string) => `Pay ${price}`,
    termsFirst: 'Please accept the terms of payment',
    noPackages: 'There are no such packages now',
  },
  notYet: {
    unavailable: 'You cannot pay now',
    intro: {
      title: 'The free trial lesson comes first',
      about: 'There the teacher gets to know your child and suggests a course and a pace. After the lesson you can pay for a package.',
      action: 'Choose a time',
    },
    booked: {
      title: 'The trial lesson is booked',
      about: 'You can pay for a package right after it. Until then have a look at the packages and prices.',
      action: 'See the schedule',
    },
  },
  openOrder: {
    title: 'You started a payment',
    continue: 'Continue payment',
    look: 'View the order',
    closes: (when: string) => `Price and gifts are kept until ${when}`,
  },
  order: {
    title: 'Order payment',
    package: 'Package',
    discount: (code: string) => `Discount with promo code ${code}`,
    promoGift: (code: string) => `With promo code ${code}`,
    total: 'Amount',
    made: 'Ordered',
    paid: 'Paid',
    completed: {
      title: 'The payment went through',
      about: (n: number) => `${lessons(n)} added to your balance.`,
      next: {
        chooseDays: 'Now choose days and times.',
        goOn: 'Your regular lessons will go ahead as planned.',
        chooseClub: 'Now choose a club.',
      },
      schedule: 'Set the schedule',
      toSchedule: 'To the schedule',
      toGroups: 'To the clubs',
      home: 'To the home page',
    },
    waiting: {
      title: 'The order is waiting for payment',
      about: 'You can finish now or come back later: the order is kept.',
      continue: 'Go to the payment',
      other: 'Choose another package',
    },
    checking: {
      title: 'The bank is checking the payment',
      about: 'It usually takes less than a minute. This page updates by itself; you can close it, the payment will not be lost.',
    },
    failed: {
      title: 'The payment did not go through',
      about: 'The bank declined it, and no money was taken. Check the card or try again: the order is the same.',
      again: 'Try again',
    },
    closed: {
      title: 'The order is closed',
      about: 'It was not paid in time. If money was taken after all, the lessons will be added automatically.',
      choose: 'Choose a package',
    },
    error: {
      title: 'We do not know yet whether the payment went through',
      about:
        'The connection to the bank broke. We ask the bank ourselves: if money was taken, the lessons will be added, and a second payment will be refunded.',
      again: 'Try again',
      help: 'Write to the school',
    },
    missing: { title: 'Order not found', about: 'Check the link, or choose a package again.' },
  },
  history: {
    title: 'Balance history',
    filter: 'Which lessons to show',
    all: 'All',
    gold: 'Individual',
    silver: 'Group',
    sort: {
      label: 'What to show',
      all: 'All changes',
      in: 'Top-ups and gifts',
      lessons: 'Lessons',
      other: 'Exchanges, refunds and write-offs',
    },
    kid: { label: 'Whose lessons', all: 'The whole family' },
    period: {
      label: 'Period',
      all: 'All time',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      thisYear: 'This year',
      lastYear: 'Last year',
      dates: 'Choose dates',
    },
    since: 'From',
    until: 'To',
    reset: 'Show all',
    nothing: 'Nothing matches these filters',
    reason: (words: string) => `Reason: ${words}`,
    caption: 'Balance changes, newest first',
    columns: { when: 'When', what: 'What happened', kind: 'Lessons', delta: 'Change', after: 'Left', expires: 'Valid until' },
    kinds: { gold: 'individual', silver: 'group' },
    after: (n: number) => `${n} left`,
    expires: (when: string) => `valid until ${when}`,
    order: 'order',
    older: 'Show earlier changes',
    empty: 'No changes yet',
    emptyAbout: 'Every top-up and every lesson that took place will be listed here.',
    types: {
      paid: 'Package paid',
      bonus: 'Gift lessons',
      added: 'Added by the school',
      process: 'Lesson took place',
      withdrawing: 'Removed by the school',
      refund: 'Lessons refunded',
      debt: 'Gift lessons withdrawn',
      overdue: 'Written off',
      exchange: 'Lessons exchanged',
      expired: 'Lessons expired',
      nonAttendance: 'Lesson missed',
      fastPayment: 'Gift for paying on the day of the trial',
      returned: 'Lesson returned',
    },
  },
} satisfies Same<typeof ru>;
