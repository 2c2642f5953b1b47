import type { RefundTerms } from '@school/contract/payments/shapes';
import type { RefundQuote, refundStates } from '@school/contract/refunds/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

export type RefundState = (typeof refundStates)[number];

/** Nobody has decided yet: the family may think better of it, its lessons wait. */
export const isUndecided = (state: RefundState): boolean => state === 'asked' || state === 'approved';

/** May the money of a package be asked back now? */
export function mayAsk(order: { amount: number; underWay: boolean }): Verdict {
  if (order.underWay) return refused('payments.refund_under_way');
  return order.amount > 0 ? allowed() : refused('payments.refund_nothing_left');
}

export const mayWithdraw = (state: RefundState): Verdict => (isUndecided(state) ? allowed() : refused('payments.refund_decided'));

/** A first manager decides while nobody has; what waits for a second one is decided among the approvals. */
export const mayDecide = (state: RefundState): Verdict => (state === 'asked' ? allowed() : refused('payments.refund_decided'));

/** The school may keep nothing of a refund, as long as nobody has decided on it. */
export function mayWaive({ state, fee }: { state: RefundState; fee: number }): Verdict {
  if (state !== 'asked') return refused('payments.refund_decided');
  return fee > 0 ? allowed() : refused('payments.refund_without_fee');
}

/** Only what the bank could not carry out is sent once more, or paid another way. */
export const mayRetry = (state: RefundState): Verdict => (state === 'failed' ? allowed() : refused('payments.refund_not_failed'));

/**
 * What an order is once money of it has gone back: `refunding` while some is on its way; `refunded` when nothing is
 * left of its lessons; otherwise it goes on as a paid one.
 */
export function orderStateAfter({ onItsWay, refunded, unitsLeft }: { onItsWay: boolean; refunded: number; unitsLeft: number }) {
  if (onItsWay) return 'refunding' as const;
  return refunded > 0 && unitsLeft === 0 ? ('refunded' as const) : ('paid' as const);
}

/** The lots of a quote add up to what it is worth before the fee, the bonus ones to what goes with it. */
export function sumOf(lots: ReadonlyArray<{ isBonus: boolean; units: number; value: number }>): Pick<RefundQuote, 'bonusTaken'> & {
  worth: number;
} {
  const sum = { worth: 0, bonusTaken: 0 };
  for (const { isBonus, units, value } of lots) {
    sum.worth += value;
    if (isBonus) sum.bonusTaken += units;
  }
  return sum;
}

/**
 * What the school keeps of the money that goes back (docs/rules/payments.md#refunds): of a hundred, rounded down to the family's good, and the
 * amount that is taken once an order; never more than all of it.
 */
export const feeOf = (worth: number, { feePercent, fee }: RefundTerms, { takenBefore }: { takenBefore: boolean }): number =>
  Math.min(worth, Math.floor((worth * feePercent) / 100) + (takenBefore ? 0 : fee.amount));
