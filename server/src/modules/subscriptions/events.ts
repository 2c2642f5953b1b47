import type { EventsOf } from '#platform/events';

import type { Currency } from '@school/contract/shapes';

interface OfSubscription {
  familyId: string;
  subscriptionId: string;
  lessons: number;
  currency: Currency;
}

/** What the payments tell of subscriptions besides the money that came. */
export type SubscriptionEvent =
  /** The next period will cost something else: three days before it is charged. */
  | (OfSubscription & { type: 'payments.subscription_price_changes'; was: number; becomes: number; at: string; period: number })
  /** The card was declined: when it is tried again. */
  | (OfSubscription & {
      type: 'payments.subscription_declined';
      orderId: string;
      amount: number;
      card: string;
      failures: number;
      nextTryAt: string;
    })
  /** The period ends, and the next one is paid by hand. */
  | (OfSubscription & { type: 'payments.subscription_to_pay'; orderId: string; amount: number; endsAt: string; until: string })
  /** Nobody paid for the next period. */
  | (OfSubscription & { type: 'payments.subscription_unpaid' });

declare module '#platform/events' {
  interface Events extends EventsOf<SubscriptionEvent> {}
}
