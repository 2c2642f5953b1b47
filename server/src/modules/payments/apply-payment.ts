import type { ReceivedMoney } from './stores/money.store.ts';
import { moneyAccount } from './provider/money-account.ts';
import type { ProviderPayment } from './provider/provider.ts';
import { isLive, unitKindOf } from './rules/order.ts';
import { outcomeOf } from './rules/capture.ts';
import { fulfilOrder } from './fulfil-order.ts';
import type { Tools } from './dependencies/dependencies.ts';

/**
 * The one place where what a provider says changes an order: webhooks, polling and comparing all come here, as
 * often and in whatever order they like. A finished attempt never goes back; money is kept once and never lost.
 */
export const applyPayment =
  (tools: Tools) =>
  (provider: string, payment: ProviderPayment): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { attempts, orders, ledger, realtime, clock } = tools;
      const known = (await attempts.byRef(provider, payment.ref)) ?? (await attemptByKey(tools, payment.key));
      const seen = known && (await orders.find(known.orderId));
      if (!known || !seen) {
        if (payment.state === 'succeeded') await keepOfNoOrder(tools, provider, payment);
        return;
      }
      await ledger.lockFamily(seen.familyId);
      const order = (await orders.locked(seen.orderId)) ?? seen;
      const attempt = (await attempts.find(known.attemptId)) ?? known;
      const isFinished = attempt.state === 'succeeded' || attempt.state === 'failed';
      const now = clock.now();
      // While the bank takes its time, the times of an unpaid schedule wait for it, once.
      if (payment.state === 'processing' && isLive(attempt) && unitKindOf(order.kind) === 'gold') {
        await tools.scheduling.keepUnpaidTimes(order.familyId);
      }

      if (payment.state === 'succeeded') {
        const money = { ...payment, provider, orderId: order.orderId };
        const outcome = outcomeOf(order, money);
        if (outcome === 'applied') {
          if (!(await tools.money.receive(money, outcome, now))) return;
          await fulfilOrder(tools, order, money);
        } else if (!(await keepUnapplied(tools, money, outcome))) return;
        await attempts.become(attempt.attemptId, 'succeeded', payment.ref, now);
        if (attempt.cardId !== null) await tools.port('cards').charged(attempt.cardId, 'paid');
      } else if (payment.state === 'failed' && !isFinished) {
        await attempts.become(attempt.attemptId, 'failed', payment.ref, now);
        if (attempt.cardId !== null) await tools.port('cards').charged(attempt.cardId, 'declined');
      } else if (payment.state === 'unknown' && isLive(attempt)) {
        await attempts.become(attempt.attemptId, 'unknown', payment.ref, now);
      } else if (payment.state === 'processing' && (attempt.state === 'pending' || attempt.state === 'preparing')) {
        await attempts.become(attempt.attemptId, 'processing', payment.ref, now);
      } else if (payment.state === 'open' && attempt.state === 'processing') {
        // It was begun and left, as ERIP says after half an hour: it can be paid again at the same place.
        await attempts.become(attempt.attemptId, 'pending', payment.ref, now);
      } else {
        return;
      }
      await realtime.changed(`orders/${order.orderId}`);
    });

/** The attempt by the key we gave: the provider's answer to it may have been lost on the way. */
const attemptByKey = ({ attempts }: Tools, key: string) => (/^[0-9a-f-]{36}$/.test(key) ? attempts.find(key) : undefined);

/** By which an owner tried the bank goes back at once; anything else waits for a manager. */
async function keepOfNoOrder(tools: Tools, provider: string, payment: ProviderPayment): Promise<void> {
  if (!(await keepUnapplied(tools, { ...payment, provider, orderId: null }, 'orphan'))) return;
  if (await tools.proofs.paid(provider, payment)) await tools.port('refunds').sendUnapplied(provider, payment.paymentRef);
}

/** Money that buys nothing is kept, booked as not ours, and asked to be sent back: once a payment. */
async function keepUnapplied(tools: Tools, money: ReceivedMoney, outcome: 'duplicate' | 'mismatch' | 'orphan'): Promise<boolean> {
  const now = tools.clock.now();
  if (!(await tools.money.receive(money, outcome, now))) return false;
  const { provider, paymentRef, amount, currency } = money;
  await tools.ledger.receiveUnapplied({ moneyFrom: moneyAccount(provider), amount, currency, key: paymentRef });
  await tools.port('refunds').queueUnapplied(money, outcome);
  return true;
}
