import type { AnswerOf } from '@school/contract/calls';
import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import type { Refund } from '@school/contract/refunds/shapes';

import type { Payments } from '#modules/payments';
import type { Db } from '#platform/db';
import { sharedRead } from '#platform/shared-read';

import { askRefund, type RefundRequest, withdrawRefund } from './ask-refund.ts';
import { approveRefund, declineRefund, registerRefundAction, waiveFee } from './decide-refund.ts';
import { familyRefunds, listRefunds, managersAll } from './list-refunds.ts';
import { quotesWithSchedules, readRefunds, shownAll } from './read-refunds.ts';
import { applyRefund } from './apply-refund.ts';
import { refundedOfDays } from './day-figures.store.ts';
import { createRefundStore, type RefundRecord } from './refunds.store.ts';
import { type Remedy, keepUnapplied, paidByHand, retryTransfer, sendUnapplied } from './retry-refund.ts';
import { sendRefunds } from './send-refunds.ts';
import type { Tools } from './tools.ts';
import { createTransfers } from './transfers.store.ts';

type RefundsGiven = Omit<Tools, 'db' | 'orders' | 'paidOrders' | 'keepReceipt' | 'providers' | 'refunds' | 'transfers'> & {
  db: Db;
  payments: Pick<Payments, 'plug' | 'orders' | 'paidOrders' | 'keepReceipt' | 'providers'>;
};

/** Money given back: asked for, decided on, sent, and on the card again (docs/rules/payments.md#refunds). */
export function createRefunds({ db, payments, ...given }: RefundsGiven) {
  const { orders, paidOrders, keepReceipt, providers } = payments;
  const refunds = createRefundStore(db);
  const tools: Tools = { ...given, db, orders, paidOrders, keepReceipt, providers, refunds, transfers: createTransfers(db) };
  // Each tries out the end of schedules under the lock of the family's books: pages that ask again and again must not queue there.
  const quotes = sharedRead(quotesWithSchedules(tools));
  payments.plug({
    refunds: {
      apply: applyRefund(tools),
      queueUnapplied: (money, why) => tools.transfers.queue(money, why, given.clock.now()),
      sendUnapplied: sendUnapplied(tools),
    },
  });
  registerRefundAction(tools);
  const toFamily = async (refund: RefundRecord): Promise<Refund> => {
    const [shown] = await shownAll(tools, [refund]);
    if (!shown) throw new Error(`Refund ${refund.refundId} is not shown`);
    return shown;
  };
  const toManager = async (refund: RefundRecord | undefined): Promise<ManagerRefund> => {
    const [shown] = refund ? await managersAll(tools, [refund]) : [];
    if (!shown) throw new Error('A refund is not shown');
    return shown;
  };
  const once = async (refundId: string, remedy: Promise<void>): Promise<ManagerRefund> => {
    await remedy;
    return toManager(await tools.refunds.find(refundId));
  };
  return {
    read: readRefunds(tools, quotes) as (familyId: string) => Promise<AnswerOf<'GET /payment/refunds'>>,
    ask: async (request: RefundRequest): Promise<Refund> => toFamily(await askRefund(tools)(request)),
    withdraw: async (familyId: string, refundId: string): Promise<Refund> => toFamily(await withdrawRefund(tools)(familyId, refundId)),
    /** For managers. */
    list: listRefunds(tools),
    ofFamily: familyRefunds(tools, quotes),
    async askFor(request: RefundRequest & { by: { accountId: string } }): Promise<ManagerRefund> {
      await tools.families.family(request.familyId);
      return toManager(await askRefund(tools)(request));
    },
    approve: async (by: { accountId: string }, refundId: string, reason: string): Promise<ManagerRefund> =>
      toManager(await approveRefund(tools)(by, refundId, reason)),
    decline: async (by: { accountId: string }, refundId: string, answer: string): Promise<ManagerRefund> =>
      toManager(await declineRefund(tools)(by, refundId, answer)),
    waiveFee: async (refundId: string, reason: string): Promise<ManagerRefund> => toManager(await waiveFee(tools)(refundId, reason)),
    retry: (refundId: string, remedy: Remedy): Promise<ManagerRefund> => once(refundId, retryTransfer(tools)(refundId, remedy)),
    byHand: (refundId: string, remedy: Remedy): Promise<ManagerRefund> => once(refundId, paidByHand(tools)(refundId, remedy)),
    /** Money that bought nothing, by the name of its payment: it is sent back, or put right otherwise; what stopped is sent once more. */
    sendUnapplied: sendUnapplied(tools),
    keepUnapplied: keepUnapplied(tools),
    retryTransfer: retryTransfer(tools),
    payByHand: paidByHand(tools),
    /** Orders of a family whose refund nobody has decided yet; is any refund to it under way? */
    underWay: refunds.underWay,
    areOnTheirWay: refunds.areOnTheirWay,
    /** Money that went back on days: for reports. */
    ofDays: refundedOfDays(db),
    /** For reconciliation: transfers as they stand, and what a bank says of one. */
    transfers: tools.transfers,
    apply: applyRefund(tools),
    /** The job of every minute. */
    send: sendRefunds(tools),
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
