import { afterEach, describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { insistMoneyAgrees, openTill } from '../../src/modules/payments/testing.ts';
import { bepaidWorld } from './bepaid-world.ts';
import { sandboxWorld } from './sandbox-world.ts';
import { stripeWorld } from './stripe-world.ts';
import { deliver, pass, type World } from './world.ts';

const worlds: ReadonlyArray<[string, () => Promise<World>]> = [
  ['sandbox', sandboxWorld],
  ['stripe', stripeWorld],
  ['bepaid by card', () => bepaidWorld('card')],
  ['bepaid through erip', () => bepaidWorld('erip')],
];

let opened: World | undefined;
afterEach(async () => {
  if (opened) await insistMoneyAgrees(opened.school);
  opened = undefined;
});

/** A family at the till of a school that has this provider on offer; its books are checked when the test ends. */
async function openShop(openWorld: () => Promise<World>) {
  const world = (opened = await openWorld());
  const till = await openTill(world.school);
  const { method, currency, provider, school } = world;
  const order = async () => {
    const made = await till.order('individual-8', { method, currency, provider: provider.code });
    return { ...made, ref: await latestRef() };
  };
  const latestRef = async () => {
    const found = await school.db.one(
      sql<{ ref: string }>`select provider_ref as ref from payments_attempts order by created_at desc, number desc limit 1`,
    );
    return found?.ref ?? '';
  };
  return {
    world,
    till,
    order,
    latestRef,
    tell: async () => deliver(world, await world.news()),
    status: async (orderId: string) => (await till.look(orderId)).status,
    unapplied: () =>
      school.db.all(sql<{ why: string; amount: number }>`select why, amount from refunds_transfers where why <> 'customer' order by at`),
  };
}

describe.each(worlds)('%s', (_name, openWorld) => {
  test('is on offer, and an order that is paid brings its lessons once, however its news come', async () => {
    const { world, till, order, status } = await openShop(openWorld);
    const { methods } = (await till.calls.get(`/payment/products?currency=${world.currency}`)).body;
    expect(methods).toContainEqual({ provider: world.provider.code, method: world.method });
    const { orderId, ref } = await order();
    await world.pay(ref);
    const news = await world.news();
    // Twice each, and the last first.
    const statuses = await deliver(world, [...news, ...news].toReversed());
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await status(orderId)).toBe('payment-completed');
    expect(await till.entries()).toEqual(['paid 8']);
  });

  test('a decline is told, and the same order is paid after it', async () => {
    const { world, till, order, latestRef, status, tell } = await openShop(openWorld);
    const { orderId, ref } = await order();
    await world.decline(ref);
    await tell();
    expect(await status(orderId)).toBe('payment-failed');
    pass(world.school, { seconds: 1 });
    await till.calls.post(`/orders/${orderId}/attempts`);
    await world.pay(await latestRef());
    await tell();
    expect(await status(orderId)).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });

  test('money that takes its time is waited for, and comes late', async () => {
    const { world, till, order, status, tell } = await openShop(openWorld);
    const { orderId, ref } = await order();
    await world.payLater(ref);
    await tell();
    if (!world.tellsWaiting) {
      pass(world.school, { minutes: 1 });
      await world.school.payments.pollAttempts();
    }
    expect(await till.look(orderId)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null });
    pass(world.school, { hours: 30 });
    await world.school.payments.closeOrders();
    await world.settle(ref);
    await tell();
    expect(await status(orderId)).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });

  test('news that never come are asked for: a minute later, or in the list of the provider', async () => {
    const { world, till, order, status } = await openShop(openWorld);
    const { orderId, ref } = await order();
    await world.pay(ref);
    expect(await status(orderId)).toBe('payment-in-progress');
    pass(world.school, { minutes: 1 });
    await world.school.payments.pollAttempts();
    expect(await status(orderId)).toBe('payment-completed');
    const second = await order();
    await world.pay(second.ref);
    await world.school.db.run(sql`update payments_attempts set poll_at = null`);
    await world.school.reconciliation.compareWithProviders();
    expect(await till.gold()).toBe(16);
  });

  test('what is paid twice buys once, and the rest waits to be sent back', async () => {
    const { world, till, order, unapplied, tell } = await openShop(openWorld);
    const { ref, total } = await order();
    await world.payTwice(ref);
    await tell();
    await world.school.reconciliation.compareWithProviders();
    expect(await till.gold()).toBe(8);
    expect(await unapplied()).toEqual([{ why: 'duplicate', amount: total.amount }]);
  });

  test('another amount than was asked for buys nothing', async () => {
    const { world, till, order, unapplied, tell } = await openShop(openWorld);
    const { ref, total } = await order();
    await world.payOther(ref, total.amount - 1);
    await tell();
    await world.school.reconciliation.compareWithProviders();
    expect(await till.gold()).toBe(0);
    expect(await unapplied()).toEqual([{ why: 'mismatch', amount: total.amount - 1 }]);
  });

  test('forged news are refused and change nothing', async () => {
    const { world, till, order, status } = await openShop(openWorld);
    const { orderId, ref } = await order();
    await world.pay(ref);
    const news = await world.news();
    const statuses = await deliver(world, [...news.map(world.forged), ...news.map(({ raw }) => ({ raw, headers: {} }))]);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await status(orderId)).toBe('payment-in-progress');
    expect(await till.gold()).toBe(0);
  });

  test('while it answers with faults nothing is concluded, and afterwards all is found', async () => {
    const { world, till, order, status } = await openShop(openWorld);
    const { orderId, ref } = await order();
    await world.pay(ref);
    world.become('broken');
    for (const minutes of [1, 4, 10]) {
      pass(world.school, { minutes });
      await world.school.payments.pollAttempts();
      await world.school.reconciliation.compareWithProviders();
      expect(await status(orderId)).toBe('payment-in-progress');
    }
    world.become('well');
    pass(world.school, { minutes: 45 });
    await world.school.payments.pollAttempts();
    expect(await status(orderId)).toBe('payment-completed');
    expect(await till.gold()).toBe(8);
  });
});

test('a bank that does not answer is asked three times a minute, so that others do not stand behind it', async () => {
  const world = (opened = await stripeWorld());
  const { school } = world;
  const tills = await Promise.all(Array.from({ length: 5 }, () => openTill(school)));
  for (const till of tills) {
    await till.order('individual-8', { method: 'card', currency: 'EUR', provider: 'stripe' });
    pass(school, { seconds: 1 });
  }
  world.become('broken');
  pass(school, { minutes: 1 });
  const faulty = async () => {
    await school.payments.pollAttempts();
    return (await school.db.one(sql<{ n: number }>`select count(last_fault)::int as n from payments_attempts`))?.n;
  };
  expect(await faulty()).toBe(3);
  // The next minute it is the turn of those that were not asked.
  expect(await faulty()).toBe(5);
});
