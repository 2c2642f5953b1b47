import type { AnswerOf, SentTo } from '@school/contract/calls';
import { paymentsLimits } from '@school/contract/payments/limits';
import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';

import type { PaidOrder } from '#modules/payments';
import { Refusal } from '#platform/refusal';

import { mayDecide, mayRetry, mayWaive } from './rules/refund.ts';
import type { Tools } from './tools.ts';
import { asAsked, type QuotesOf } from './read-refunds.ts';
import type { Cursor, RefundRecord, Step } from './refunds.store.ts';
import type { Transfer } from './transfers.store.ts';

type Query = NonNullable<SentTo<'GET /manager/refunds'>['query']>;

/** Refunds for managers: a page of a stage, and how many wait and are with the bank. */
export const listRefunds =
  (tools: Tools) =>
  async ({ stage = 'waiting', search = '', before }: Query = {}): Promise<AnswerOf<'GET /manager/refunds'>> => {
    const after = before === undefined ? undefined : readCursor(before);
    const rows = await tools.refunds.page(stage, search.trim(), after, paymentsLimits.refundsPage + 1);
    const page = rows.slice(0, paymentsLimits.refundsPage);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const at = stage === 'over' ? last?.changedAt : last?.askedAt;
    return {
      refunds: await managersAll(tools, page),
      next: last && at ? `${at.toString()}_${last.refundId}` : null,
      counts: await tools.refunds.counts(),
    };
  };

/** A family's quotes and refunds, for managers. */
export const familyRefunds =
  (tools: Tools, quotes: QuotesOf) =>
  async (familyId: string): Promise<AnswerOf<'GET /manager/families/:familyId/refunds'>> => {
    await tools.families.family(familyId);
    return {
      quotes: await quotes(familyId),
      refunds: await managersAll(tools, await tools.refunds.ofFamily(familyId)),
    };
  };

function readCursor(text: string): Cursor {
  const [, at, refundId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!at || !refundId || Number.isNaN(Date.parse(at))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { at: Temporal.Instant.from(at), refundId };
}

/** Refunds as managers see them, in the order given. */
export async function managersAll(
  { refunds, paidOrders, transfers, approvals, school }: Tools,
  rows: readonly RefundRecord[],
): Promise<ManagerRefund[]> {
  const ids = rows.map(({ refundId }) => refundId);
  const steps = Map.groupBy(await refunds.stepsOf(ids), ({ refundId }) => refundId);
  const moving = new Map((await transfers.many(ids)).map((transfer) => [transfer.refundId, transfer]));
  const orders = new Map((await paidOrders.many(rows.map(({ orderId }) => orderId))).map((order) => [order.orderId, order]));
  return rows.map((row) => {
    const { refundId, orderId, amount, currency } = row;
    const order = orders.get(orderId);
    if (!order) throw new Error(`Refund ${refundId} has no order`);
    const needsSecond = school.now('refundPersons') > 1 || approvals.needsSecond({ amount: { amount, currency } });
    return shown(row, { order, needsSecond, transfer: moving.get(refundId), steps: steps.get(refundId) ?? [] });
  });
}

interface About {
  order: PaidOrder;
  needsSecond: boolean;
  transfer: Transfer | undefined;
  steps: readonly Step[];
}

const shown = (it: RefundRecord, { order, needsSecond, transfer, steps }: About): ManagerRefund => ({
  ...asAsked(it),
  familyId: it.familyId,
  familyName: it.familyName,
  kind: order.kind,
  lessons: order.lessons,
  paid: { amount: order.captured, currency: order.currency },
  paidAt: order.paidAt.toString(),
  waivedWhy: it.waivedWhy,
  needsSecond,
  provider: transfer ? (transfer.paidFrom === 'clearing:byhand' ? 'byhand' : transfer.provider) : null,
  tries: transfer?.tries ?? 0,
  fault: transfer?.lastFault ?? null,
  steps: steps.map(({ state, at, by, note }) => ({ state, at: at.toString(), by: by?.name ?? null, note })),
  may: { decide: mayDecide(it.state), waive: mayWaive(it), retry: mayRetry(it.state) },
});
