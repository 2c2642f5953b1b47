import { ProviderRefusal, type ProviderRefund, type RefundWanted } from '../provider/provider.ts';
import { reasonOf, refundOf, transactionBehind } from './read-bepaid.ts';
import type { BepaidRefund } from './requests.store.ts';
import { OneTransaction, type Transaction } from './shapes.ts';
import type { BepaidTools } from './tools.ts';

/** bePaid knows for a day that it was asked already; after this long its own list is looked through first. */
const sureHours = 20;

/** Refunds at bePaid. What is asked is noted first: a refund whose answer was lost is found again, and not made twice. */
export function refundsAtBepaid({ ask, requests, clock }: BepaidTools, listSince: (since: Temporal.Instant) => Promise<Transaction[]>) {
  /** With the name we asked for it under, also when bePaid does not tell it. */
  async function named(transaction: Transaction): Promise<ProviderRefund | undefined> {
    const refund = refundOf(transaction);
    if (!refund) return undefined;
    const known = (await requests.refundOf(refund.refundRef)) ?? (refund.key === '' ? await lost(refund) : undefined);
    return known ? { ...refund, key: known.key } : refund;
  }

  async function lost({ refundRef, paymentRef, amount }: ProviderRefund): Promise<BepaidRefund | undefined> {
    const asked = await requests.lostRefund(paymentRef, amount);
    if (asked) await requests.refundAnswered(asked.key, refundRef);
    return asked;
  }

  async function get(refundRef: string): Promise<ProviderRefund> {
    const { uid, isErip } = transactionBehind(refundRef);
    const path = isErip ? `/beyag/transactions/${uid}` : `/transactions/${uid}`;
    const { transaction } = await ask(isErip ? 'api' : 'gateway', path, OneTransaction);
    const refund = await named({ ...transaction, ...(isErip && { payment_method_type: 'erip' }) });
    if (!refund) throw new ProviderRefusal('There is no such refund');
    return refund;
  }

  const list = async (since: Temporal.Instant): Promise<ProviderRefund[]> => {
    const refunds = [];
    for (const transaction of await listSince(since)) refunds.push(await named(transaction));
    return refunds.filter((refund) => refund !== undefined);
  };

  return {
    get,
    list,
    async send({ key, paymentRef, amount, currency }: RefundWanted): Promise<ProviderRefund> {
      const now = clock.now();
      await requests.noteRefund({ key, paymentRef, amount, currency }, now);
      const noted = await requests.refund(key);
      if (!noted || noted.paymentRef !== paymentRef || noted.amount !== amount) throw new ProviderRefusal('The key means another refund');
      if (noted.refundRef !== null) return get(noted.refundRef);
      if (now.since(noted.askedAt).total('hours') > sureHours) {
        const made = (await list(noted.askedAt)).find((refund) => refund.key === key);
        if (made) return made;
      }
      const { uid, isErip } = transactionBehind(paymentRef);
      const body = { request: { parent_uid: uid, amount, reason: reasonOf(key), ...(!isErip && { duplicate_check: false }) } };
      const asked = { requestId: key, body };
      const path = isErip ? '/beyag/transactions/refunds' : '/transactions/refunds';
      const { transaction } = await ask(isErip ? 'api' : 'gateway', path, OneTransaction, asked);
      const told = { ...transaction, type: 'refund', parent_uid: uid, amount, currency, ...(isErip && { payment_method_type: 'erip' }) };
      const refund = refundOf(told);
      if (!refund) throw new Error('bePaid answered with no refund');
      await requests.refundAnswered(key, refund.refundRef);
      return { ...refund, key };
    },
  };
}
