import { afterEach, describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../testing.ts';
import { choose, insistMoneyAgrees, openTill, paymentOf, webhook } from './testing.ts';
import type { OrderPaid } from './dependencies/events.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

/** A school that listens, so that the bank's webhooks reach it; its books are checked when the test ends. */
async function openShop({ listens = true, poolSize = 10 } = {}) {
  school = await openSchool({ poolSize });
  const till = await openTill(school);
  const address = listens ? await school.http.listen({ host: '127.0.0.1', port: 0 }) : '';
  const paid: OrderPaid[] = [];
  school.outbox.subscribe('payments.order_paid', 'test', async (event) => void paid.push(event));
  const refunds = () => open().db.all(sql<{ why: string; amount: number }>`select why, amount from refunds_transfers order by at, why`);
  return { school, till, address, paid, refunds };
}

let school: TestSchool | undefined;
const open = () => {
  if (!school) throw new Error('No school is open');
  return school;
};
afterEach(async () => {
  if (school) await insistMoneyAgrees(school);
  school = undefined;
});

describe('the four outcomes', () => {
  test('a payment that goes through brings its lessons, and the person comes back to the order', async () => {
    const { school, till, paid } = await openShop();
    const order = await till.order('individual-8');
    expect(await choose(school, order.checkoutUrl, 'succeed')).toBe(`/payment?order=${order.orderId}`);
    expect(await till.look(order.orderId)).toMatchObject({
      status: 'payment-completed',
      checkoutUrl: null,
      paidAt: '2026-11-23T07:00:00Z',
    });
    expect(await till.entries()).toEqual(['paid 8']);
    const { entries } = (await till.calls.get('/payment/history')).body;
    expect(entries[0]).toMatchObject({ type: 'paid', orderId: order.orderId, expiresAt: '2027-11-23T20:59:59Z' });
    expect(paid).toMatchObject([{ orderId: order.orderId, kind: 'gold', lessons: 8, bonus: 0, amount: 36000, currency: 'BYN' }]);
  });

  test('a payment that the bank takes its time with stays in progress, and completes by itself', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'slow');
    expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null });
    expect((await till.order()).orderId).toBe(order.orderId);
    school.clock.set(at('2026-11-23T10:00:20+03:00'));
    await school.sandbox.work();
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
  });

  test('a declined payment is tried again on the same order, and paid', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'decline');
    expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-failed', checkoutUrl: null, mayTryAgain: { allowed: true } });
    const again = (await till.calls.post(`/orders/${order.orderId}/attempts`)).body;
    expect(again).toMatchObject({ orderId: order.orderId, status: 'payment-in-progress' });
    expect(again.checkoutUrl).not.toBe(order.checkoutUrl);
    await choose(school, again.checkoutUrl, 'succeed');
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });

  test('a broken connection is told as such, and the order may be tried again', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'fail');
    expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-error', mayTryAgain: { allowed: true } });
    const again = (await till.calls.post(`/orders/${order.orderId}/attempts`)).body;
    await choose(school, again.checkoutUrl, 'succeed');
    expect(await till.gold()).toBe(8);
  });

  test('who leaves and comes back finds the order open at the same checkout', async () => {
    const { till } = await openShop();
    const order = await till.order();
    expect((await till.calls.get('/payment/products')).body.openOrder).toMatchObject({
      orderId: order.orderId,
      checkoutUrl: order.checkoutUrl,
    });
    expect((await till.calls.post(`/orders/${order.orderId}/attempts`)).body.checkoutUrl).toBe(order.checkoutUrl);
  });
});

describe('webhooks', () => {
  test('50 equal ones at once make one lot, and the lessons come once', async () => {
    const { school, till, address, paid } = await openShop({ poolSize: 20 });
    const order = await till.order();
    const payment = paymentOf(order);
    const answers = await Promise.all(Array.from({ length: 50 }, () => webhook(school, payment, { address, eventId: 'evt_1' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    await school.outbox.drain();
    expect(await till.entries()).toEqual(['paid 8']);
    expect(paid).toHaveLength(1);
    const lots = await school.db.all(sql`select 1 from ledger_lots where order_id = ${order.orderId}`);
    expect(lots).toHaveLength(1);
  });

  test('of the same payment under 50 names, applied by several workers at once, count once', async () => {
    const { school, till, address, refunds } = await openShop({ poolSize: 20 });
    const payment = paymentOf(await till.order());
    await Promise.all(Array.from({ length: 50 }, () => webhook(school, payment, { address })));
    await Promise.all([1, 2, 3, 4].map(() => school.outbox.drain()));
    expect(await till.entries()).toEqual(['paid 8']);
    expect(await refunds()).toEqual([]);
  });

  test('that are forged, stale, early, unsigned or of nobody are refused and change nothing', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    const payment = paymentOf(order);
    const refused = { status: 401, body: { error: { code: 'payments.bad_signature' } } };
    expect(await webhook(school, payment, { with: 'somebody else, thirty-two signs long' })).toMatchObject(refused);
    expect(await webhook(school, payment, { at: school.clock.now().subtract({ seconds: 301 }) })).toMatchObject(refused);
    expect(await webhook(school, payment, { at: school.clock.now().add({ seconds: 301 }) })).toMatchObject(refused);
    expect(await webhook(school, payment, { header: false })).toMatchObject(refused);
    expect(await webhook(school, payment, { path: 'nobody' })).toMatchObject({
      status: 404,
      body: { error: { code: 'payments.provider_not_found' } },
    });
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-in-progress');
    expect(await till.gold()).toBe(0);
    expect((await webhook(school, payment, { at: school.clock.now().subtract({ seconds: 300 }) })).status).toBe(200);
  });

  test('that come in the wrong order do not take a paid order back', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    for (const state of ['succeeded', 'failed', 'processing', 'unknown', 'open'] as const)
      await webhook(school, paymentOf(order, { state }));
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });
});

describe('money that is not what was asked for', () => {
  test('a second payment of a paid order waits to be sent back', async () => {
    const { school, till, refunds } = await openShop();
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'fail');
    const again = (await till.calls.post(`/orders/${order.orderId}/attempts`)).body;
    await choose(school, again.checkoutUrl, 'succeed');
    // The first attempt had gone through after all.
    await webhook(school, paymentOf(order));
    await school.outbox.drain();
    expect(await till.gold()).toBe(8);
    expect(await refunds()).toEqual([{ why: 'duplicate', amount: 36000 }]);
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
  });

  test('a wrong amount or currency buys nothing, and waits to be sent back', async () => {
    const { school, till, refunds } = await openShop();
    const order = await till.order();
    await webhook(school, paymentOf(order, { amount: 35999, paymentRef: 'pay_less' }));
    await webhook(school, paymentOf(order, { currency: 'RUB', paymentRef: 'pay_roubles' }));
    await school.outbox.drain();
    expect(await till.gold()).toBe(0);
    expect(await refunds()).toEqual([
      { why: 'mismatch', amount: 35999 },
      { why: 'mismatch', amount: 36000 },
    ]);
    expect((await till.look(order.orderId)).status).toBe('payment-error');
  });

  test('money that no order asked for is kept for a manager, once', async () => {
    const { school, till, refunds } = await openShop();
    const payment = paymentOf(await till.order(), { ref: 'unknown', paymentRef: 'pay_unknown', key: newId() });
    await webhook(school, payment);
    await webhook(school, payment);
    await school.outbox.drain();
    expect(await refunds()).toEqual([{ why: 'orphan', amount: 36000 }]);
  });

  test('money that comes after its order was closed still buys the lessons', async () => {
    const { school, till } = await openShop();
    const order = await till.order();
    school.clock.set(at('2026-11-24T11:00:00+03:00'));
    await school.payments.closeOrders();
    await webhook(school, paymentOf(order));
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });

  test('two orders that are both paid both bring their lessons, and the gift once', async () => {
    const { school, till } = await openShop();
    await school.promotions.offerAfterIntro(till.familyId, at('2026-11-22T17:00+03:00'), at('2026-11-22T18:00+03:00'));
    const first = await till.order('individual-8');
    const second = await till.order('individual-16');
    expect([first.bonus, second.bonus]).toEqual([3, 3]);
    await choose(school, second.checkoutUrl, 'succeed');
    await choose(school, first.checkoutUrl, 'succeed');
    expect(await till.entries()).toEqual(['paid 8', 'bonus 3', 'paid 16']);
    expect(await till.look(first.orderId)).toMatchObject({ status: 'payment-completed', bonus: 0, gifts: [] });
  });
});

describe('without any webhook', () => {
  test('the school asks after 1, 5, 15 and 60 minutes, then hourly, and finds the payment', async () => {
    const { school, till } = await openShop({ listens: false });
    const order = await till.order();
    const polls = async () => (await school.db.one(sql<{ polls: number }>`select polls from payments_attempts`))?.polls;
    const asked: number[] = [];
    for (let minute = 0; minute <= 190; minute++) {
      const before = await polls();
      school.clock.set(at('2026-11-23T10:00+03:00').add({ minutes: minute }));
      await school.payments.pollAttempts();
      if ((await polls()) !== before) asked.push(minute);
    }
    expect(asked).toEqual([1, 5, 15, 60, 120, 180]);
    await choose(school, order.checkoutUrl, 'succeed');
    expect((await till.look(order.orderId)).status).toBe('payment-in-progress');
    school.clock.set(at('2026-11-23T14:00+03:00'));
    await school.payments.pollAttempts();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
  });

  test('an attempt that stays open is given up after 72 hours', async () => {
    const { school, till } = await openShop({ listens: false });
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'fail');
    for (const hour of [1, 24, 72]) {
      school.clock.set(at('2026-11-23T10:00+03:00').add({ hours: hour }));
      await school.payments.pollAttempts();
    }
    expect((await till.look(order.orderId)).status).toBe('payment-failed');
    const left = await school.db.all(sql`select 1 from payments_attempts where poll_at is not null`);
    expect(left).toEqual([]);
  });

  test('a bank that cannot be reached changes nothing, and is asked again', async () => {
    const { school, till } = await openShop({ listens: false });
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'succeed');
    await school.db.run(sql`alter table sandbox_checkouts rename to away`);
    school.clock.set(at('2026-11-23T10:01+03:00'));
    await school.payments.pollAttempts();
    expect((await till.look(order.orderId)).status).toBe('payment-in-progress');
    await school.db.run(sql`alter table away rename to sandbox_checkouts`);
    school.clock.set(at('2026-11-23T10:05+03:00'));
    await school.payments.pollAttempts();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
  });

  test('a payment whose attempt nobody polls any more is found in the bank’s own list', async () => {
    const { school, till } = await openShop({ listens: false });
    const order = await till.order();
    await choose(school, order.checkoutUrl, 'succeed');
    await school.db.run(sql`update payments_attempts set poll_at = null`);
    await school.reconciliation.compareWithProviders();
    await school.reconciliation.compareWithProviders();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });

  test('an answer of the bank that was lost on the way is found by the key of the attempt', async () => {
    const { school, till } = await openShop({ listens: false });
    const order = await till.order();
    const attempt = await school.db.one(sql<{ id: string }>`select attempt_id as id from payments_attempts`);
    await school.db.run(sql`update payments_attempts set state = 'preparing', provider_ref = null, checkout_url = null, poll_at = null`);
    await webhook(school, paymentOf(order, { key: attempt?.id ?? '' }));
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
  });
});

test('a webhook that is not acknowledged is sent again until it is', async () => {
  const { school, till } = await openShop({ listens: false });
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  expect((await till.look(order.orderId)).status).toBe('payment-in-progress');
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  await school.sandbox.work();
  await school.outbox.drain();
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
});

test('a subscription brings group lessons that live 30 days', async () => {
  const { school, till } = await openShop();
  const order = await till.order('subscription-4');
  await choose(school, order.checkoutUrl, 'succeed');
  const balance = await school.ledger.balanceOf(till.familyId);
  expect(balance.subscription).toEqual({ silverCurrent: 4 });
  const [entry] = (await till.calls.get('/payment/history')).body.entries;
  expect(entry).toMatchObject({ type: 'paid', kind: 'silver', delta: 4, after: 5, expiresAt: '2026-12-23T20:59:59Z' });
});
