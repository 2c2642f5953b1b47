import { paymentOf, webhook } from '../../src/modules/payments/testing.ts';
import type { Actions, Stage } from './money-stage.ts';

/** What banks, the clock and the jobs do. */
export function bankActions(stage: Stage): Actions {
  const { school, upTo, some, family, bank } = stage;
  return {
    async pay() {
      const order = some(family().orders);
      return order?.checkoutUrl
        ? bank(
            order,
            some(['succeed', 'succeed', 'slow', 'decline', 'fail', 'duplicate', 'never-send', 'refund-slow', 'refund-fail'] as const) ??
              'succeed',
          )
        : 'nothing';
    },
    /** The bank's word comes again, by another name, in another amount, of an attempt long over. */
    async hear() {
      const order = some(family().orders);
      if (!order?.checkoutUrl) return 'nothing';
      const its = [
        {},
        {},
        { paymentRef: `pay_more_${upTo(3)}` },
        { amount: order.total.amount + 1 },
        { currency: 'RUB' as const },
        { state: 'failed' as const },
        { state: 'processing' as const },
      ];
      const payment = paymentOf(order, { ...some(its) });
      const eventId = `evt_${payment.ref}_${upTo(3)}`;
      const times = Array.from({ length: 1 + upTo(3) }, () => webhook(school, payment, { eventId }));
      const statuses = (await Promise.all(times)).map(({ status }) => status);
      if (statuses.some((status) => status >= 500)) throw new Error(`webhook ${statuses.join(' ')}`);
      return 'done';
    },
    async time() {
      const hours = some([1, 1, 2, 24, 72, 24 * 40, 24 * 200]) ?? 1;
      school.clock.set(school.clock.now().add({ hours, minutes: upTo(60) }));
      return 'done';
    },
    async jobs() {
      const run = some([
        school.ledger.expireLots,
        school.sandbox.work,
        school.payments.pollAttempts,
        school.reconciliation.compareWithProviders,
        school.payments.closeOrders,
        school.refunds.send,
        school.subscriptions.renew,
        school.reconciliation.find,
        school.payments.applyInbox,
        school.outbox.drain,
        school.outbox.drain,
      ]);
      await run?.();
      return 'done';
    },
  };
}
