import type { TopUpEnd } from '@school/contract/saved-cards/shapes';
import type { Currency } from '@school/contract/shapes';

import type { EventsOf } from '#platform/events';

interface OfTopUp {
  familyId: string;
  /** The fall of the balance that it is about. */
  run: string;
  lessons: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** «•••• 4242». */
  card: string;
}

/** What is told of automatic top-ups besides the money that came. */
export type TopUpEvent =
  /** The balance has fallen: the card will be charged then, by so much at most. */
  | (OfTopUp & { type: 'payments.top_up_coming'; at: string; left: number })
  /** The card was declined: when it is tried again. */
  | (OfTopUp & { type: 'payments.top_up_declined'; orderId: string; failures: number; nextTryAt: string })
  /** It was switched off, and not by the family; the order can still be paid by hand. */
  | (OfTopUp & { type: 'payments.top_up_ended'; why: Exclude<TopUpEnd, 'family'>; orderId: string | null });

declare module '#platform/events' {
  interface Events extends EventsOf<TopUpEvent> {}
}
