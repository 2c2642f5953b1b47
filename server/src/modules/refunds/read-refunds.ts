import type { AnswerOf } from '@school/contract/calls';
import type { Refund, RefundQuote } from '@school/contract/refunds/shapes';

import { tryOut } from '#platform/try-out';

import { feeOf, mayAsk, mayWithdraw, sumOf } from './rules/refund.ts';
import type { Tools } from './tools.ts';
import type { RefundRecord, Step } from './refunds.store.ts';

/** Exact quotes of a family. */
export type QuotesOf = (familyId: string) => Promise<RefundQuote[]>;

/** What the family sees: exact quotes of what is left, and what it asked for. */
export const readRefunds =
  (tools: Tools, quotes: QuotesOf) =>
  async (familyId: string): Promise<AnswerOf<'GET /payment/refunds'>> => ({
    quotes: await quotes(familyId),
    refunds: await shownAll(tools, await tools.refunds.ofFamily(familyId)),
  });

/**
 * What each paid package with lessons left would give back now, lot by lot, the newest first (docs/rules/payments.md#refunds):
 * lessons that were exchanged into the other kind are still the package's.
 */
export const quotesOf =
  ({ ledger, refunds, paidOrders, school }: Pick<Tools, 'ledger' | 'refunds' | 'paidOrders' | 'school'>) =>
  async (familyId: string): Promise<RefundQuote[]> => {
    const orders = await paidOrders.ofFamily(familyId);
    const orderIds = orders.map(({ orderId }) => orderId);
    const lots = await ledger.refundable(familyId, orderIds);
    const begun = await ledger.begunOf(familyId, orderIds);
    const underWay = await refunds.underWay(familyId);
    const charged = await refunds.chargedOrders(familyId);
    return orders.flatMap(({ orderId, kind, amount: paid, currency, paidAt, refundTerms: terms }) => {
      const its = lots.filter((lot) => lot.orderId === orderId);
      if (its.length === 0) return [];
      const { worth, bonusTaken } = sumOf(its);
      const fee = feeOf(worth, terms, { takenBefore: charged.has(orderId) });
      const amount = worth - fee;
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
            begun: begun.get(lotId) ?? 0,
            units,
            value: { amount: value, currency },
          })),
        bonusTaken,
        terms,
        fee: { amount: fee, currency },
        amount: { amount, currency },
        whenSchedulesEnd: null,
        days: school.now('refundDays'),
      };
    });
  };

/**
 * The same, and what each would come to when the weekly schedules that reserve its lessons end: the act is tried out and
 * taken back, so that the family is told exactly what would happen (docs/decisions/0053). Not inside a transaction.
 */
export const quotesWithSchedules =
  (tools: QuoteTools): QuotesOf =>
  async (familyId) => {
    const quotes: RefundQuote[] = [];
    for (const quote of await quotesOf(tools)(familyId))
      quotes.push({ ...quote, whenSchedulesEnd: await withoutSchedules(tools, familyId, quote) });
    return quotes;
  };

type QuoteTools = Pick<Tools, 'school' | 'db' | 'ledger' | 'refunds' | 'paidOrders' | 'scheduling' | 'families'>;

async function withoutSchedules(tools: QuoteTools, familyId: string, it: RefundQuote): Promise<RefundQuote['whenSchedulesEnd']> {
  const { orderId, lots, may } = it;
  const isUnderWay = !may.allowed && may.why === 'payments.refund_under_way';
  if (isUnderWay || lots.every(({ reserved }) => reserved === 0)) return null;
  return tryOut(tools.db, async () => {
    const ended = await endSchedulesOf(tools)({ accountId: null, role: 'school' }, { familyId, orderId, reason: '' });
    const quote = (await quotesOf(tools)(familyId)).find((known) => known.orderId === orderId);
    if (!quote || ended.length === 0) return null;
    const { amount, fee, bonusTaken } = quote;
    const kids = await tools.families.kids(ended.map(({ kidUid }) => kidUid));
    const names = new Map(kids.map(({ kidUid, name }) => [kidUid, name]));
    return {
      units: quote.lots.reduce((sum, { units }) => sum + units, 0),
      bonusTaken,
      fee,
      amount,
      schedules: ended.map((schedule) => ({ ...schedule, kidName: names.get(schedule.kidUid) ?? '' })),
    };
  });
}

/** Ends the weekly schedules whose lessons have reserved units of an order. */
export const endSchedulesOf =
  ({ ledger, scheduling }: Pick<Tools, 'ledger' | 'scheduling'>) =>
  (
    by: Parameters<Tools['scheduling']['endReserving']>[0],
    { familyId, orderId, reason }: { familyId: string; orderId: string; reason: string },
  ) =>
    scheduling.endReserving(by, { familyId, reason, reserving: () => ledger.lessonsHolding(familyId, orderId) });

/** Refunds as their family sees them. */
export async function shownAll({ refunds }: Pick<Tools, 'refunds'>, rows: readonly RefundRecord[]): Promise<Refund[]> {
  const steps = Map.groupBy(await refunds.stepsOf(rows.map(({ refundId }) => refundId)), ({ refundId }) => refundId);
  return rows.map((row) => shown(row, steps.get(row.refundId) ?? []));
}

/** What the family and the school read alike of a refund. */
export const asAsked = (it: RefundRecord) => ({
  refundId: it.refundId,
  orderId: it.orderId,
  units: it.units,
  bonusTaken: it.bonus,
  fee: { amount: it.fee, currency: it.currency },
  feeWaived: { amount: it.feeWaived, currency: it.currency },
  amount: { amount: it.amount, currency: it.currency },
  state: it.state,
  reason: it.reason,
  answer: it.answer,
});

const shown = (it: RefundRecord, steps: readonly Step[]): Refund => ({
  ...asAsked(it),
  mayWithdraw: mayWithdraw(it.state),
  steps: steps.map(({ state, at }) => ({ state, at: at.toString() })),
});
