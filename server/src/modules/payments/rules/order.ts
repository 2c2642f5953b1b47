import type { PaymentStatus, RefundTerms } from '@school/contract/payments/shapes';
import type { Currency, Locale } from '@school/contract/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

type OrderState = 'open' | 'superseded' | 'expired' | 'paid' | 'refunding' | 'refunded';

/** A package that a family wants, at the price of the moment it was ordered. */
export interface OrderRecord {
  orderId: string;
  familyId: string;
  productCode: string;
  kind: 'individual' | 'group' | 'subscription';
  lessons: number;
  /** How long its lessons live, as the family was told (`unitsEnd` of the ledger). */
  life: string;
  /** What holds when its money is asked back, as the family was told. */
  refundTerms: RefundTerms;
  /** Gift lessons that were credited with it; 0 until it is paid. */
  bonus: number;
  /** What is to be paid, after the discount. */
  amount: number;
  currency: Currency;
  promoCode: string | null;
  /** All that was taken off. */
  discount: number;
  /** Of it, because two children of the family or more learn. */
  sibling: { percent: number; discount: number };
  state: OrderState;
  locale: Locale;
  createdAt: Temporal.Instant;
  /** Until then it may be paid; money that comes later is still applied. */
  closesAt: Temporal.Instant;
  paidAt: Temporal.Instant | null;
  /** When the family agreed that the card is kept and charged for the periods to come. */
  renewConsentAt: Temporal.Instant | null;
  /** When the family agreed that the card is kept for later payments, and who of it. */
  keepsCard: { at: Temporal.Instant | string; by: string } | null;
  /** The school ordered it itself: this period of that subscription. */
  renews: { subscriptionId: string; period: number } | null;
  /** The school ordered it itself: the automatic top-up of one fall of the balance. */
  topUpRun: string | null;
}

export type AttemptState = 'preparing' | 'pending' | 'processing' | 'unknown' | 'failed' | 'succeeded';

/** One try to pay an order. */
export interface Attempt {
  attemptId: string;
  orderId: string;
  number: number;
  provider: string;
  method: string;
  state: AttemptState;
  providerRef: string | null;
  checkoutUrl: string | null;
  /** A kept card is charged without the person: there is no checkout. */
  offSession: boolean;
  /** The saved card that is charged. */
  cardId: string | null;
  createdAt: Temporal.Instant;
  polls: number;
}

/** Lessons of a subscription are group lessons too. */
export const unitKindOf = (kind: OrderRecord['kind']): 'gold' | 'silver' => (kind === 'individual' ? 'gold' : 'silver');

export const isPaid = ({ state }: Pick<OrderRecord, 'state'>): boolean => state === 'paid' || state === 'refunding' || state === 'refunded';

/** An attempt that the person may still be busy with: another one is not begun beside it. */
export const isLive = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'preparing' || state === 'pending' || state === 'processing';

/**
 * Nothing can be pressed until the bank has answered: it has the payment, or a kept card is being charged. An order
 * without an attempt (a period to be paid by hand), and one whose checkout could not be opened, wait for the family.
 */
export const isAtBank = (
  order: Pick<OrderRecord, 'state'>,
  latest: Pick<Attempt, 'state' | 'offSession' | 'cardId' | 'checkoutUrl'> | undefined,
): boolean => !isPaid(order) && latest !== undefined && (latest.state === 'processing' || (isLive(latest) && isBeingCharged(latest)));

/** Its card is charged, and there is no page of the bank at which the person could do anything. */
export const isBeingCharged = ({ offSession, cardId, checkoutUrl }: Pick<Attempt, 'offSession' | 'cardId' | 'checkoutUrl'>): boolean =>
  offSession || (cardId !== null && checkoutUrl === null);

/** A decline and a failure can be tried again on the same order until it closes; then a new order is made. */
export function mayTryAgain(order: OrderRecord, now: Temporal.Instant): Verdict {
  if (order.state !== 'open' || Temporal.Instant.compare(now, order.closesAt) > 0) return refused('payments.order_closed');
  return allowed(order.closesAt);
}

/**
 * What the result page says (docs/rules/payments.md#outcomes). `payment-error` means that we could not tell: money that was taken still
 * arrives by itself. A closed order that nobody paid has failed, unless the provider is still working on it.
 */
export function statusOf(order: OrderRecord, latest: Attempt | undefined, now: Temporal.Instant): PaymentStatus {
  if (isPaid(order)) return 'payment-completed';
  switch (latest?.state) {
    case 'processing':
      return 'payment-in-progress';
    case 'unknown':
    case 'succeeded':
      return 'payment-error';
    case 'failed':
      return 'payment-failed';
    default:
      return mayTryAgain(order, now).allowed ? 'payment-in-progress' : 'payment-failed';
  }
}

/** What a family orders now. */
export interface Wanted {
  productCode: string;
  amount: number;
  currency: Currency;
  bonus: number;
  /** As the books write it. */
  promoCode: string | null;
  /** The card is kept and charged for the periods to come. */
  renew: boolean;
  /** The card is kept for later payments. */
  saveCard: boolean;
  life: string;
  refundTerms: RefundTerms;
}

/**
 * A second tab gets the same order: an open one of the same package that is no worse than a new one would be.
 * It keeps its price and its gifts; when today's are better, a new order takes its place.
 */
export const isSameRequest = (open: OrderRecord & { promised: number }, wanted: Wanted, now: Temporal.Instant): boolean =>
  mayTryAgain(open, now).allowed &&
  open.productCode === wanted.productCode &&
  open.promoCode === wanted.promoCode &&
  (open.renewConsentAt !== null) === wanted.renew &&
  (open.keepsCard !== null) === wanted.saveCard &&
  open.currency === wanted.currency &&
  open.amount <= wanted.amount &&
  open.promised >= wanted.bonus &&
  lengthOf(open.life) >= lengthOf(wanted.life) &&
  areNoWorse(open.refundTerms, wanted.refundTerms);

/** Months of a package or days of a period: two orders of one product are in the same. */
const lengthOf = (life: string): number => Number.parseInt(life.slice(1), 10);

/** Gifts that are used first leave more to give back. */
const areNoWorse = (open: RefundTerms, wanted: RefundTerms): boolean =>
  (open.giftsFirst || !wanted.giftsFirst) && open.feePercent <= wanted.feePercent && open.fee.amount <= wanted.fee.amount;
