import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/subscription.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  section: 'Subscriptions',
  title: (n: number) => `Subscription: ${lessons(n)}`,
  state: {
    active: 'renews automatically',
    manual: 'paid manually',
    past_due: 'payment failed',
    stopping: 'stopped',
    ended: 'ended',
  },
  left: 'Lessons left',
  period: 'Period',
  card: 'Card',
  price: 'Price',
  next: {
    active: (when: string, price: string) =>
      `On ${when} we’ll charge ${price} for the next period. You can use the remaining lessons until the end of the current period.`,
    manual: (when: string) => `It doesn’t renew automatically. On ${when} we’ll remind you about the next period.`,
    manualDue: (price: string) => `The next period can be paid now: ${price}.`,
    past_due: (when: string) => `The bank didn’t charge your card for the next period. We’ll try again on ${when}, or you can pay now.`,
    stopping: (when: string) => `It won’t renew. You can use the lessons you’ve paid for until ${when}.`,
  },
  pay: (price: string) => `Pay ${price}`,
  stop: 'Stop renewing',
  resume: 'Renew again',
  stopped: 'The subscription won’t renew any more',
  resumed: 'The subscription will renew again',
  undo: 'Undo',
  again: 'Buy a subscription again',
  ended: (when: string) => `It ended on ${when}.`,
} satisfies Same<typeof ru>;
