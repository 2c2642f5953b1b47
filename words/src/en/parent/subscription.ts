import { ledgerLimits } from '@school/contract/ledger/limits';

import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/subscription.ts';
import { days } from '../shared/amounts.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

export const texts = {
  section: 'Subscriptions',
  title: (n: number) => `Subscription: ${lessons(n)} for ${days(ledgerLimits.subscriptionDays)}`,
  state: {
    active: 'renewed by itself',
    manual: 'paid by hand',
    past_due: 'not charged',
    stopping: 'stopped',
    ended: 'ended',
  },
  left: 'Lessons left',
  period: 'Period',
  card: 'Card',
  price: 'Price',
  next: {
    active: (when: string, price: string) =>
      `On ${when} we charge ${price} for the next ${days(ledgerLimits.subscriptionDays)}. Lessons that are left can be used until the end of the period.`,
    manual: (when: string) => `It is not renewed by itself. On ${when} we remind you of the next period.`,
    manualDue: (price: string) => `The next period can be paid now: ${price}.`,
    past_due: (when: string) => `The bank did not charge the card for the next period. We try again on ${when}, or pay yourself now.`,
    stopping: (when: string) => `It is not renewed any more. The lessons you have paid for can be used until ${when}.`,
  },
  pay: (price: string) => `Pay ${price}`,
  stop: 'Stop renewing',
  resume: 'Renew again',
  stopped: 'The subscription is not renewed any more',
  resumed: 'The subscription is renewed again',
  undo: 'Undo',
  again: 'Buy a subscription again',
  ended: (when: string) => `It ended on ${when}.`,
} satisfies Same<typeof ru>;
