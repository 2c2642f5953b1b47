import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { isPaid } from '#modules/payments';
import { mayWithdraw } from './rules/refund.ts';
import type { Tools } from './tools.ts';
import { endSchedulesOf, quotesOf } from './read-refunds.ts';
import type { RefundRecord } from './refunds.store.ts';
import { tellRefund } from './tell-refund.ts';

export interface RefundRequest {
  familyId: string;
  orderId: string;
  /** What was quoted, in minor units: the person agrees to this amount and to no other. */
  amount: number;
  reason: string;
  /** The weekly schedules that reserve its lessons end in the same act. */
  endsSchedules?: boolean | undefined;
  /** The account of the family that asks. */
  accountId?: string;
  /** The manager who asks for the family; without one it asked itself. */
  by?: { accountId: string };
}

/**
 * Asks for the money of a package: what was quoted, no more and no less. From now on its unused lessons wait, so that
 * no lesson takes what is being given back.
 */
export const askRefund =
  (tools: Tools) =>
  ({ familyId, orderId, amount, reason, endsSchedules, accountId = '', by }: RefundRequest): Promise<RefundRecord> =>
    tools.db.inTransaction(async () => {
      const { ledger, orders, refunds, families, identity, outbox, clock } = tools;
      await ledger.lockFamily(familyId);
      const order = await orders.ofFamily(familyId, orderId);
      if (!isPaid(order)) throw new Refusal('payments.order_not_found');
      if (endsSchedules === true) {
        const actor = by
          ? ({ ...by, role: 'manager' } as const)
          : ({ accountId: accountId === '' ? null : accountId, role: 'parent' } as const);
        await endSchedulesOf(tools)(actor, { familyId, orderId, reason });
      }
      const quote = (await quotesOf(tools)(familyId)).find((known) => known.orderId === orderId);
      if (!quote) throw new Refusal('payments.refund_nothing_left');
      insist(quote.may);
      const { currency } = order;
      if (quote.amount.amount !== amount) throw new Refusal('payments.refund_quote_changed', { amount: quote.amount.amount, currency });
      const { firstName, lastName } = await families.family(familyId);
      const refundId = newId();
      const aside = await ledger.setAside({ familyId, orderId, refundId });
      const fee = quote.fee.amount;
      if (aside.amount !== amount + fee)
        throw new Error(`Order ${orderId} was quoted ${amount} and a fee of ${fee}, but ${aside.amount} was set aside`);
      await refunds.add(
        {
          refundId,
          familyId,
          familyName: `${firstName} ${lastName}`.trim(),
          orderId,
          units: aside.units,
          bonus: aside.bonus,
          amount,
          fee,
          currency,
          reason,
          askedAt: clock.now(),
        },
        by ? { accountId: by.accountId, name: await identity.nameOf(by.accountId) } : null,
      );
      await outbox.publish({ type: 'payments.refund_asked', refundId, familyId, orderId, amount, currency });
      return tellRefund(tools, refundId);
    });

/** The family thinks better of it: its lessons are its own again, and no manager is asked any more. */
export const withdrawRefund =
  (tools: Tools) =>
  (familyId: string, refundId: string): Promise<RefundRecord> =>
    tools.db.inTransaction(async () => {
      const { ledger, refunds, approvals, clock } = tools;
      await ledger.lockFamily(familyId);
      const refund = await refunds.locked(refundId);
      if (refund?.familyId !== familyId) throw new Refusal('payments.refund_not_found');
      insist(mayWithdraw(refund.state));
      if (refund.state === 'approved') await approvals.withdraw(approvalKey(refund));
      await ledger.voidAside({ familyId, refundId });
      await refunds.become({ refundId, state: 'withdrawn', at: clock.now(), by: null, note: null });
      return tellRefund(tools, refundId);
    });

/** Names the request to a second manager: each time a first one agrees, it is a new one. */
export const approvalKey = ({ refundId, round }: Pick<RefundRecord, 'refundId' | 'round'>): string => `refund:${refundId}:${round}`;
