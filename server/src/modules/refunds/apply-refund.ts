import type { MoneyAccount } from '#modules/ledger';
import { moneyAccount, type ProviderRefund } from '#modules/payments';
import { orderStateAfter } from './rules/refund.ts';
import { keyOf, nextAsk, readKey } from './rules/sending.ts';
import type { Tools } from './tools.ts';
import { tellRefund } from './tell-refund.ts';
import type { Transfer } from './transfers.store.ts';

/**
 * The one place where what a bank says changes a refund: the answer to our request, its webhooks, polling and comparing
 * all come here, as often and in whatever order they like. News that contradict the end of a refund are not believed
 * by themselves: the bank is asked (`sure` is its answer to that), because news overtake each other.
 */
export const applyRefund =
  (tools: Tools) =>
  (provider: string, told: ProviderRefund, { sure = false }: { sure?: boolean } = {}): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { transfers, refunds, ledger, clock } = tools;
      const now = clock.now();
      const seen = await ours(tools, provider, told);
      if (!seen) return transfers.noteElsewhere(provider, told, now);
      const refund = seen.why === 'customer' ? await refunds.find(seen.refundId) : undefined;
      if (refund) await ledger.lockFamily(refund.familyId);
      const transfer = (await transfers.locked(seen.refundId)) ?? seen;
      const { refundId, state } = transfer;
      const { refundRef } = told;
      const isOver = state === 'done' || state === 'failed';
      const contradicts = told.state === (state === 'done' ? 'failed' : 'succeeded');
      if (isOver && !contradicts) return sure ? transfers.lookAt(refundId, null) : undefined;
      // An older piece of news may have come late: what is true now, only the bank itself says.
      if (isOver && !sure) return transfers.lookAt(refundId, now);
      if (told.state === 'succeeded') await arrived(tools, transfer, refundRef);
      else if (told.state === 'failed') await failed(tools, transfer, refundRef);
      else if (told.state === 'pending' && state !== 'sent') await taken(tools, transfer, refundRef);
    });

/** The transfer that is meant, when it is one of ours, in its present attempt and its amount. */
async function ours({ transfers }: Tools, provider: string, told: ProviderRefund): Promise<Transfer | undefined> {
  const key = readKey(told.key);
  const known = (await transfers.byRef(provider, told.refundRef)) ?? (key && (await transfers.find(key.refundId)));
  if (known?.provider !== provider || known.paymentRef !== told.paymentRef) return undefined;
  if (known.amount !== told.amount || known.currency !== told.currency) return undefined;
  if (known.state === 'queued' || known.state === 'canceled') return undefined;
  // What an attempt that had failed is told of later is not what the present one is about.
  return told.key === '' || told.key === keyOf(known) ? known : undefined;
}

/** The bank has it. */
async function taken(tools: Tools, transfer: Transfer, refundRef: string): Promise<void> {
  const { transfers, clock, outbox } = tools;
  const now = clock.now();
  await transfers.become(transfer, { state: 'sent', refundRef, nextAt: nextAsk('sent', 1, now) }, now);
  const refund = await stepOf(tools, transfer, 'sending');
  if (refund) await outbox.publish({ type: 'payments.refund_sent', ...refund });
}

/** The money is back: what was owed has been paid by the bank. */
async function arrived(tools: Tools, transfer: Transfer, refundRef: string): Promise<void> {
  const { provider } = transfer;
  await tools.transfers.become(transfer, { state: 'done', refundRef, nextAt: null, paidFrom: moneyAccount(provider) }, tools.clock.now());
  await bookPaid(tools, transfer, moneyAccount(provider));
}

/** The bank could not carry it out: the money is still owed, and a manager sees to it. */
async function failed(tools: Tools, transfer: Transfer, refundRef: string | null): Promise<void> {
  if (transfer.state === 'done') await bookReturned(tools, transfer);
  await tools.transfers.become(transfer, { state: 'failed', refundRef, nextAt: null }, tools.clock.now());
  await stepOf(tools, transfer, 'failed');
}

/** The bank has said no to the request itself: nothing was sent. */
export const refuseRefund =
  (tools: Tools) =>
  ({ refundId, attempt }: Transfer, refusal: Error): Promise<void> =>
    tools.db.inTransaction(async () => {
      const refund = await tools.refunds.find(refundId);
      if (refund) await tools.ledger.lockFamily(refund.familyId);
      const transfer = await tools.transfers.locked(refundId);
      if (transfer?.state !== 'sending' || transfer.attempt !== attempt) return;
      await failed(tools, transfer, null);
      await tools.transfers.noteFault(refundId, refusal.message);
    });

/** What was owed to the payer has left an account of the school; the refund is over. */
export async function bookPaid(
  tools: Tools,
  transfer: Transfer,
  from: MoneyAccount,
  how: { by: { accountId: string; name: string }; note: string } | null = null,
): Promise<void> {
  const { why, amount, currency } = transfer;
  const key = await moveKey(tools, transfer);
  await tools.ledger.moveMoney({ debit: owedIn(transfer), credit: from, amount, currency, key });
  const refund = await stepOf(tools, transfer, 'done', how);
  if (!refund || why === 'orphan') return;
  const { familyId, refundId, orderId } = refund;
  const receiptId = await tools.keepReceipt({ familyId, orderId, what: 'returned', ref: refundId, amount, currency });
  await tools.outbox.publish({ type: 'payments.refund_done', why, byHand: how !== null, receiptId, ...refund });
}

/** Money that had left has come back to the school: it is owed again. */
async function bookReturned(tools: Tools, transfer: Transfer): Promise<void> {
  const { provider, amount, currency } = transfer;
  const key = await moveKey(tools, transfer);
  await tools.ledger.moveMoney({ debit: moneyAccount(provider), credit: owedIn(transfer), amount, currency, key });
}

const owedIn = ({ why }: Transfer) => (why === 'customer' ? 'refund_payable' : 'unapplied');

/** Names this move of money for ever: a transfer may be paid, come back and be paid again. */
const moveKey = async ({ transfers }: Tools, { refundId }: Transfer): Promise<string> =>
  `refund:${refundId}:move:${await transfers.nextMove(refundId)}`;

/** The refund comes to a state, and its order with it. Answers with what its family is told of; nothing when it has none. */
async function stepOf(
  tools: Tools,
  { refundId, orderId, amount, currency, why }: Transfer,
  state: 'sending' | 'failed' | 'done',
  how: { by: { accountId: string; name: string }; note: string } | null = null,
) {
  const { refunds, orders, realtime, clock } = tools;
  await realtime.changed('refunds');
  if (orderId === null) return undefined;
  if (why !== 'customer') {
    const order = await orders.find(orderId);
    return order && { refundId, familyId: order.familyId, orderId, amount, currency };
  }
  const refund = await refunds.locked(refundId);
  if (!refund) throw new Error(`Transfer ${refundId} has no refund`);
  if (refund.state !== state) {
    await refunds.become({ refundId, state, at: clock.now(), by: how?.by ?? null, note: how?.note ?? null });
  }
  await settleOrder(tools, refund.familyId, orderId);
  await tellRefund(tools, refundId);
  return { refundId, familyId: refund.familyId, orderId, amount, currency };
}

async function settleOrder({ paidOrders, transfers, ledger }: Tools, familyId: string, orderId: string): Promise<void> {
  const [order] = await paidOrders.many([orderId]);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  const left = await ledger.refundable(familyId, [orderId]);
  const onItsWay = await transfers.isOnItsWay(orderId);
  const unitsLeft = left.reduce((sum, { units, reserved }) => sum + units + reserved, 0);
  await paidOrders.become(orderId, orderStateAfter({ onItsWay, refunded: order.refunded, unitsLeft }));
}
