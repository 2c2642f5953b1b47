import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  /** Lessons of a period. */
  lessons: number;
}

/** A period was paid: when, how much and from which card the next one is charged; null where it is not. */
interface PeriodPaid {
  amount: string;
  bonus: number;
  until: string;
  nextAt: string | null;
  nextAmount: string | null;
  card: string | null;
}

/** Messages about subscriptions. Amounts and moments are texts already, with their currency and zone. */
export interface SubscriptionTexts {
  /** The first period was paid. */
  subscriptionBegun(facts: ToParent & PeriodPaid): MessageText;
  /** Another period was paid. */
  subscriptionRenewed(facts: ToParent & PeriodPaid): MessageText;
  subscriptionPriceChanges(facts: ToParent & { was: string; becomes: string; at: string }): MessageText;
  subscriptionDeclined(facts: ToParent & { amount: string; card: string; nextTryAt: string }): MessageText;
  subscriptionToPay(facts: ToParent & { amount: string; endsAt: string; until: string }): MessageText;
  subscriptionUnpaid(facts: ToParent): MessageText;
}
