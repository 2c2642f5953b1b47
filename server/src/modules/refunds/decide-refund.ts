import { insist, Refusal } from '#platform/refusal';

import { isUndecided, mayDecide, mayWaive } from './rules/refund.ts';
import type { Tools } from './tools.ts';
import { approvalKey } from './ask-refund.ts';
import type { RefundRecord } from './refunds.store.ts';
import { tellRefund } from './tell-refund.ts';

/** What a second manager is shown a refund by. */
interface Payload {
  refundId: string;
  reason: string;
}

type By = { accountId: string };

/**
 * A manager agrees. Up to the limit the money goes back at once; above it a second manager has to agree, and until then
 * the refund is `approved` and its lessons still wait.
 */
export const approveRefund =
  (tools: Tools) =>
  (by: By, refundId: string, reason: string): Promise<RefundRecord> =>
    tools.db.inTransaction(async () => {
      const { refunds, approvals, clock } = tools;
      const { familyId, familyName, amount, currency } = await undecided(tools, refundId);
      const moved = { amount: { amount, currency } };
      const over = (await approvals.weigh({ by, familyId, ...moved })) ?? (await secondByRule(tools, { amount, currency }));
      const key = approvalKey({ refundId, round: await refunds.nextRound(refundId) });
      if (over) await refunds.become({ refundId, state: 'approved', at: clock.now(), by: await named(tools, by), note: reason });
      const payload: Payload = { refundId, reason };
      await approvals.ask({ act: 'refund', familyId, familyName, ...moved, payload, reason, by, over, key });
      return tellRefund(tools, refundId);
    });

/** The school may want two people for every refund: then one may send back nothing alone. */
const secondByRule = async ({ school }: Tools, { amount, currency }: Pick<RefundRecord, 'amount' | 'currency'>) =>
  (await school.read('refundPersons')) > 1 ? ({ of: 'act', span: null, sum: amount, limit: 0, currency } as const) : undefined;

/** A manager does not agree: the lessons are the family's again, and it is told why. */
export const declineRefund =
  (tools: Tools) =>
  (by: By, refundId: string, answer: string): Promise<RefundRecord> =>
    tools.db.inTransaction(async () => {
      const { ledger, refunds, outbox, clock } = tools;
      const { familyId, orderId, amount, currency } = await undecided(tools, refundId);
      await ledger.voidAside({ familyId, refundId });
      await refunds.become({ refundId, state: 'declined', at: clock.now(), by: await named(tools, by), note: answer, answer });
      await outbox.publish({ type: 'payments.refund_declined', refundId, familyId, orderId, amount, currency, answer });
      return tellRefund(tools, refundId);
    });

/** The school keeps nothing of it: the whole worth of the lessons goes back, and is what is decided on next. */
export const waiveFee =
  (tools: Tools) =>
  (refundId: string, why: string): Promise<RefundRecord> =>
    tools.db.inTransaction(async () => {
      const { refunds, outbox, clock } = tools;
      const seen = await underLock(tools, refundId);
      insist(mayWaive(seen));
      await refunds.waiveFee({ refundId, why, at: clock.now() });
      const refund = await tellRefund(tools, refundId);
      const { familyId, orderId, amount, feeWaived, currency } = refund;
      await outbox.publish({ type: 'payments.refund_fee_waived', refundId, familyId, orderId, amount, fee: feeWaived, currency });
      return refund;
    });

/** What happens when everybody needed has agreed, and when the second manager has not: then the first one decides again. */
export function registerRefundAction(tools: Tools): void {
  tools.approvals.register<Payload>(
    'refund',
    async ({ refundId, reason }, { askedBy, approvedBy }) => {
      const by = await named(tools, { accountId: approvedBy ?? askedBy });
      await postRefund(tools, refundId, by, approvedBy === null ? reason : null);
    },
    async ({ refundId }) => {
      const refund = await tools.refunds.locked(refundId);
      if (refund?.state !== 'approved') return;
      await tools.refunds.become({ refundId, state: 'asked', at: tools.clock.now(), by: null, note: null });
      await tellRefund(tools, refundId);
    },
  );
}

/** The lessons are given up, the money is owed to the family, and the bank is asked to send it by the way it came. */
async function postRefund(tools: Tools, refundId: string, by: { accountId: string; name: string }, note: string | null): Promise<void> {
  const { ledger, refunds, paidOrders, transfers, outbox, clock } = tools;
  const now = clock.now();
  const refund = await underLock(tools, refundId);
  if (!isUndecided(refund.state)) throw new Refusal('payments.refund_decided');
  const { familyId, orderId, amount, fee, currency } = refund;
  await ledger.postAside({ familyId, refundId, fee: { amount: fee, currency } });
  const order = await paidOrders.giveBack(orderId, amount);
  const payment = await paidOrders.paymentOf(orderId);
  if (!order || !payment) throw new Error(`Order ${orderId} is refunded, but no payment of it is known`);
  await transfers.add({ refundId, orderId, ...payment, amount, currency }, now);
  await refunds.become({ refundId, state: 'sending', at: now, by, note });
  const full = order.refunded + (await refunds.feesOf(orderId)) === order.captured;
  await outbox.publish({ type: 'payments.order_refunded', orderId, familyId, full });
  await tellRefund(tools, refundId);
}

/** The refund while a first manager may still decide. */
async function undecided(tools: Tools, refundId: string): Promise<RefundRecord> {
  const refund = await underLock(tools, refundId);
  insist(mayDecide(refund.state));
  return refund;
}

/** The refund under the lock of its family. */
async function underLock({ refunds, ledger }: Tools, refundId: string): Promise<RefundRecord> {
  const seen = await refunds.find(refundId);
  if (!seen) throw new Refusal('payments.refund_not_found');
  await ledger.lockFamily(seen.familyId);
  return (await refunds.locked(refundId)) ?? seen;
}

export const named = async ({ identity }: Pick<Tools, 'identity'>, { accountId }: By) => ({
  accountId,
  name: await identity.nameOf(accountId),
});
