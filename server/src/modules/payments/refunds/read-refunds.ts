import type { AnswerOf } from '@school/contract/calls';
import { paymentsLimits } from '@school/contract/payments/limits';
import type { Refund, RefundQuote } from '@school/contract/payments/refund-shapes';

import { mayAsk, mayWithdraw, sumOf } from '../rules/refund.ts';
import type { Tools } from '../tools.ts';
import type { RefundRecord, Step } from './refunds.store.ts';

/** What the family sees: exact quotes of what is left, and what it asked for. */
export const readRefunds =
  (tools: Tools) =>
  async (familyId: string): Promise<AnswerOf<'GET /payment/refunds'>> => ({
    quotes: await quotesOf(tools)(familyId),
    refunds: await shownAll(tools, await tools.refunds.ofFamily(familyId)),
  });

/**
 * What each paid package with lessons left would give back now, lot by lot, the newest first (money design §2.1):
 * lessons that were exchanged into the other kind are still the package's.
 */
export const quotesOf =
  ({ ledger, refunds }: Pick<Tools, 'ledger' | 'refunds'>) =>
  async (familyId: string): Promise<RefundQuote[]> => {
    const orders = await refunds.paidOrders(familyId);
    const lots = await ledger.refundable(
      familyId,
      orders.map(({ orderId }) => orderId),
    );
    const underWay = await refunds.underWay(familyId);
    return orders.flatMap(({ orderId, kind, amount: paid, currency, paidAt }) => {
      const its = lots.filter((lot) => lot.orderId === orderId);
      if (its.length === 0) return [];
      const { amount, bonusTaken } = sumOf(its);
      return {
        orderId,
        kind,
        paid: { amount: paid, currency },
        paidAt: paidAt.toString(),
        may: mayAsk({ amount, underWay: underWay.has(orderId) }),
        lots: its
          .filter(({ isBonus }) => !isBonus)
          .map(({ lotId, kind: unit, granted, used, reserved, units, value }) => ({
            lotId,
            kind: unit,
            granted,
            used,
            reserved,
            units,
            value: { amount: value, currency },
          })),
        bonusTaken,
        amount: { amount, currency },
        days: paymentsLimits.refundDays,
      };
    });
  };

/** Refunds as their family sees them. */
export async function shownAll({ refunds }: Pick<Tools, 'refunds'>, rows: readonly RefundRecord[]): Promise<Refund[]> {
  const steps = Map.groupBy(await refunds.stepsOf(rows.map(({ refundId }) => refundId)), ({ refundId }) => refundId);
  return rows.map((row) => shown(row, steps.get(row.refundId) ?? []));
}

const shown = (it: RefundRecord, steps: readonly Step[]): Refund => ({
  refundId: it.refundId,
  orderId: it.orderId,
  units: it.units,
  bonusTaken: it.bonus,
  amount: { amount: it.amount, currency: it.currency },
  state: it.state,
  reason: it.reason,
  answer: it.answer,
  mayWithdraw: mayWithdraw(it.state),
  steps: steps.map(({ state, at }) => ({ state, at: at.toString() })),
});
