import type { EventsOf } from '#platform/events';

import type { Currency } from '@school/contract/shapes';

import type { OrderRefunded } from '#modules/promotions';

/** Lessons of an order were given up for money, once a refund: those below hear of it too, so its shape is theirs. */
export type { OrderRefunded };

/** What every piece of news of a refund says. Amounts are minor units. */
interface OfRefund {
  refundId: string;
  familyId: string;
  orderId: string;
  amount: number;
  currency: Currency;
}

/** A family has asked for its money, and a manager is waited for. */
interface RefundAsked extends OfRefund {
  type: 'payments.refund_asked';
}

/** The bank has taken the refund over; the money is on the card in some days. */
interface RefundSent extends OfRefund {
  type: 'payments.refund_sent';
}

/** The money is back. `why` tells a refund that was asked for from money that had bought nothing. */
export interface RefundDone extends OfRefund {
  type: 'payments.refund_done';
  why: 'customer' | 'duplicate' | 'mismatch';
  /** The bank could not, and the school paid another way. */
  byHand: boolean;
  /** The receipt of what went back. */
  receiptId: string | null;
}

/** The school keeps no fee of it: `amount` is the whole worth of its lessons, `fee` what would have been kept. */
interface RefundFeeWaived extends OfRefund {
  type: 'payments.refund_fee_waived';
  fee: number;
}

/** The school did not agree; the lessons are on the balance again. */
interface RefundDeclined extends OfRefund {
  type: 'payments.refund_declined';
  answer: string;
}

export type RefundEvent = RefundAsked | RefundFeeWaived | RefundSent | RefundDone | RefundDeclined | OrderRefunded;

declare module '#platform/events' {
  interface Events extends EventsOf<RefundEvent> {}
}
