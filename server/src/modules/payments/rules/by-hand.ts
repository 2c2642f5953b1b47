import { paymentsLimits } from '@school/contract/payments/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type Attempt, isLive, isPaid, type OrderRecord } from './order.ts';

const { daysBack } = paymentsLimits.manual;

/** A document as it is compared: «ПКО № 17» and «пко №17» are one. */
export const documentKey = (document: string): string => document.toLowerCase().replaceAll(/\s+/g, '');

/**
 * docs/rules/payments.md#by-hand: money came today or before, but not so long ago that the month is long closed. What a bank is at work on is not paid
 * beside it.
 */
export function mayRecord(
  order: Pick<OrderRecord, 'state'>,
  latest: Pick<Attempt, 'state'> | undefined,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Verdict {
  if (isPaid(order)) return refused('payments.order_paid');
  if (latest?.state === 'processing') return refused('payments.order_at_bank');
  if (Temporal.PlainDate.compare(day, today) > 0) return refused('payments.manual_in_future');
  if (Temporal.PlainDate.compare(day, today.subtract({ days: daysBack })) < 0)
    return refused('payments.manual_too_old', { days: daysBack });
  return allowed();
}

/** A checkout that is open elsewhere is left: money that still comes by it is kept, and a manager sees to it. */
export const isLeft = (latest: Pick<Attempt, 'state'> | undefined): boolean => latest !== undefined && isLive(latest);

/** A discount leaves something to pay, and is no more than one person may give. */
export const mayDiscount = (discount: number, price: number, isLarge: boolean): Verdict =>
  discount >= price || (discount > 0 && isLarge) ? refused('payments.discount_too_large') : allowed();
