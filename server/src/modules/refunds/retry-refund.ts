import { isByHand, moneyAccount } from '#modules/payments';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';
import { bookPaid } from './apply-refund.ts';
import { named } from './decide-refund.ts';
import { tellRefund } from './tell-refund.ts';
import type { Transfer } from './transfers.store.ts';

/** Who puts a stopped transfer right, and why. */
export interface Remedy {
  by: { accountId: string };
  reason: string;
}

/**
 * Sends what the bank could not carry out once more, as a new request under a key of its own: under the old one the bank
 * would repeat its old answer.
 */
export const retryTransfer =
  (tools: Tools) =>
  (refundId: string, { by, reason }: Remedy): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { transfers, refunds, realtime, clock } = tools;
      const transfer = await stopped(tools, refundId);
      const now = clock.now();
      const anew = { refundId, attempt: transfer.attempt + 1 };
      await transfers.become(anew, { state: 'sending', refundRef: null, nextAt: now }, now);
      await realtime.changed('refunds');
      if (transfer.why !== 'customer') return;
      await refunds.become({ refundId, state: 'sending', at: now, by: await named(tools, by), note: reason });
      await tellRefund(tools, refundId);
    });

/** The bank could not carry it out, and the school paid another way: the reason says how. Nothing is sent any more. */
export const paidByHand =
  (tools: Tools) =>
  (refundId: string, { by, reason }: Remedy): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { transfers, clock } = tools;
      const transfer = await stopped(tools, refundId);
      const { refundRef, provider } = transfer;
      // Out of the desk or the account it had come to; what a bank has taken in is paid out of the school's own pocket.
      const paidFrom = isByHand(provider) ? moneyAccount(provider) : 'clearing:byhand';
      await transfers.become(transfer, { state: 'done', refundRef, nextAt: null, paidFrom }, clock.now());
      await bookPaid(tools, transfer, paidFrom, { by: await named(tools, by), note: reason });
    });

/** Money that bought nothing goes back to who paid it: a manager has said so. False when it is on its way already, or over. */
export const sendUnapplied =
  ({ db, transfers, clock }: Pick<Tools, 'db' | 'transfers' | 'clock'>) =>
  (provider: string, paymentRef: string): Promise<boolean> =>
    db.inTransaction(async () => {
      const transfer = await transfers.ofUnapplied(provider, paymentRef);
      if (transfer?.state !== 'queued') return false;
      const now = clock.now();
      await transfers.become(transfer, { state: 'sending', refundRef: null, nextAt: now }, now);
      return true;
    });

/** Money that bought nothing is put right otherwise: it is not sent back. False when it is on its way already, or over. */
export const keepUnapplied =
  ({ db, transfers, clock }: Pick<Tools, 'db' | 'transfers' | 'clock'>) =>
  (provider: string, paymentRef: string): Promise<boolean> =>
    db.inTransaction(async () => {
      const transfer = await transfers.ofUnapplied(provider, paymentRef);
      if (transfer?.state !== 'queued' && transfer?.state !== 'failed') return false;
      await transfers.become(transfer, { state: 'canceled', refundRef: transfer.refundRef, nextAt: null }, clock.now());
      return true;
    });

/** The transfer under its locks, when the bank could not carry it out. */
async function stopped({ transfers, refunds, ledger }: Tools, refundId: string): Promise<Transfer> {
  const refund = await refunds.find(refundId);
  if (refund) await ledger.lockFamily(refund.familyId);
  const transfer = await transfers.locked(refundId);
  if (!transfer && !refund) throw new Refusal('payments.refund_not_found');
  if (transfer?.state !== 'failed') throw new Refusal('payments.refund_not_failed');
  return transfer;
}
