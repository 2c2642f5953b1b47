import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  /** Lessons of a period. */
  lessons: number;
}

/** Messages about subscriptions. Amounts and moments are texts already, with their currency and zone. */
export interface SubscriptionTexts {
  /** A period was paid, the first or another one; `next` is when and with what the following one is charged. */
  periodPaid(
    facts: ToParent & {
      amount: string;
      bonus: number;
      isFirst: boolean;
      until: string;
      next: { at: string; amount: string; card: string } | null;
    },
  ): MessageText;
  subscriptionPriceChanges(facts: ToParent & { was: string; becomes: string; at: string }): MessageText;
  subscriptionDeclined(facts: ToParent & { amount: string; card: string; nextTryAt: string }): MessageText;
  subscriptionToPay(facts: ToParent & { amount: string; endsAt: string; until: string }): MessageText;
  subscriptionUnpaid(facts: ToParent): MessageText;
}
