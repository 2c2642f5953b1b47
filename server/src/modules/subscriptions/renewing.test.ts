import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { choose, insistMoneyAgrees } from '../payments/testing.ts';
import { at, haveSubscription } from './testing.ts';

describe('a subscription whose card was kept with consent', () => {
  test('shows its period, what the next one costs, when and with which card', async () => {
    const { only, order } = await haveSubscription();
    expect(order.kind).toBe('subscription');
    expect(await only()).toMatchObject({
      productCode: 'subscription-4',
      lessons: 4,
      price: { amount: 8800, currency: 'BYN' },
      state: 'active',
      periodStartedAt: '2026-11-23T07:00:00Z',
      periodEndsAt: '2026-12-23T20:59:59Z',
      renewsAt: '2026-12-21T20:59:59Z',
      left: 4,
      orderId: null,
      card: '•••• 4242',
    });
  });

  test('is charged for the next period two days before the end, and not a second earlier', async () => {
    const { school, only, strike, charges, left } = await haveSubscription();
    await strike(at('2026-12-21T20:59:58Z'));
    expect(await charges()).toEqual([]);
    await strike(at('2026-12-21T20:59:59Z'));
    expect(await charges()).toEqual([{ state: 'succeeded', amount: 8800 }]);
    expect(await left()).toBe(8);
    // The period of today stays the one that runs; the next is added to its end.
    expect(await only()).toMatchObject({
      state: 'active',
      periodEndsAt: '2026-12-23T20:59:59Z',
      renewsAt: '2027-01-20T20:59:59Z',
      left: 8,
    });
    school.clock.set(at('2026-12-23T21:00:00Z'));
    expect(await left()).toBe(4);
    expect(await only()).toMatchObject({ periodStartedAt: '2026-12-23T20:59:59Z', periodEndsAt: '2027-01-22T20:59:59Z', left: 4 });
    await insistMoneyAgrees(school);
  });

  test('is charged once a period, however often and at once the clock strikes, for a year', async () => {
    const { school, strike, charges } = await haveSubscription();
    for (let renewal = at('2026-12-21T20:59:59Z'); Temporal.Instant.compare(renewal, at('2027-11-23T00:00Z')) < 0;) {
      await strike(renewal);
      await Promise.all([school.subscriptions.renew(), school.subscriptions.renew(), school.subscriptions.renew()]);
      renewal = renewal.add({ hours: 30 * 24 });
    }
    expect(await charges()).toHaveLength(12);
    const periods = await school.db.all(sql`
      select 1 from subscriptions_periods a join subscriptions_periods b using (subscription_id)
      where b.number = a.number + 1 and b.starts_at <> a.ends_at`);
    expect(periods).toEqual([]);
    expect(school.faults).toEqual([]);
    await school.ledger.expireLots();
    await insistMoneyAgrees(school);
  });

  test('is charged under one key when the bank’s answer is lost, and nobody pays twice', async () => {
    const { school, strike, charges, left } = await haveSubscription();
    await school.db.run(sql`alter table sandbox_checkouts rename to away`);
    for (const now of ['2026-12-22T10:00+03:00', '2026-12-22T10:10+03:00']) {
      school.clock.set(at(now));
      await school.subscriptions.renew();
    }
    expect(await charges()).toEqual([{ state: 'preparing', amount: 8800 }]);
    expect(school.faults).toHaveLength(2);
    await school.db.run(sql`alter table away rename to sandbox_checkouts`);
    // The bank had heard the second time, and charged the card; its answer never came.
    const [asked] = await school.db.all(sql<{ key: string; token: string }>`
      select attempt_id::text as key, token from payments_attempts, sandbox_cards where off_session`);
    await school.sandbox.provider.charge?.({ key: '', token: '', amount: 8800, currency: 'BYN', description: '', ...asked });
    await strike('2026-12-22T10:20+03:00');
    await strike('2026-12-22T10:30+03:00');
    expect(await charges()).toEqual([{ state: 'succeeded', amount: 8800 }]);
    expect(await left()).toBe(8);
    expect(await school.db.all(sql`select 1 from sandbox_checkouts`)).toHaveLength(2);
    await insistMoneyAgrees(school);
  });

  test('waits for a bank that takes its time, and is renewed when it answers', async () => {
    const { school, strike, card, left, only } = await haveSubscription();
    await card('slow');
    await strike('2026-12-22T10:00+03:00');
    expect([await left(), (await only()).state]).toEqual([4, 'active']);
    await strike('2026-12-22T10:00:20+03:00');
    expect(await left()).toBe(8);
    await insistMoneyAgrees(school);
  });

  test('is charged beside an order that the family is busy with', async () => {
    const { school, till, strike, left } = await haveSubscription();
    const busy = await till.order('individual-8');
    await strike('2026-12-22T10:00+03:00');
    expect(await left()).toBe(8);
    expect((await till.order('individual-8')).orderId).not.toBe(undefined);
    expect((await till.look(busy.orderId)).productCode).toBe('individual-8');
    await insistMoneyAgrees(school);
  });
});

describe('a card that is declined', () => {
  test('is tried again 1, 3 and 5 days after, to the second, and then the subscription ends', async () => {
    const { school, strike, card, charges, only, left } = await haveSubscription({ choice: 'card-declines' });
    await strike('2026-12-22T10:00:00+03:00');
    expect(await only()).toMatchObject({ state: 'past_due', renewsAt: '2026-12-23T07:00:00Z', left: 4 });
    const tries: number[] = [(await charges()).length];
    for (const [before, moment] of [
      ['2026-12-23T09:59:59+03:00', '2026-12-23T10:00:00+03:00'],
      ['2026-12-25T09:59:59+03:00', '2026-12-25T10:00:00+03:00'],
    ] as const) {
      await strike(before);
      tries.push((await charges()).length);
      await strike(moment);
      tries.push((await charges()).length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3]);
    expect(await only()).toMatchObject({ state: 'past_due', renewsAt: '2026-12-27T07:00:00Z', left: 0 });
    await strike('2026-12-27T09:59:59+03:00');
    expect(await only()).toMatchObject({ state: 'past_due' });
    await strike('2026-12-27T10:00:00+03:00');
    expect(await only()).toMatchObject({ state: 'ended', renewsAt: null, orderId: null, card: null });
    await strike('2027-01-27T10:00:00+03:00');
    expect(await charges()).toHaveLength(4);
    await card('pass');
    expect(await left()).toBe(0);
    await insistMoneyAgrees(school);
  });

  test('goes through at the next try, and the period goes on from the end of the one before', async () => {
    const { school, strike, card, only, left } = await haveSubscription({ choice: 'card-declines' });
    await strike('2026-12-22T10:00:00+03:00');
    await card('pass');
    await strike('2026-12-23T10:00:00+03:00');
    expect(await left()).toBe(8);
    expect(await only()).toMatchObject({ state: 'active', renewsAt: '2027-01-20T20:59:59Z' });
    await insistMoneyAgrees(school);
  });

  test('can be paid by hand in between, with another card that is charged from then on', async () => {
    const { school, till, strike, only, left, charges } = await haveSubscription({ choice: 'card-declines' });
    await strike('2026-12-22T10:00:00+03:00');
    const { orderId } = await only();
    const attempt = await till.calls.post(`/orders/${orderId}/attempts`);
    expect(attempt.body.checkoutUrl).toContain('/sandbox/checkout/');
    await choose(school, attempt.body.checkoutUrl, 'succeed');
    expect(await only()).toMatchObject({ state: 'active', card: '•••• 4242', orderId: null, left: 8 });
    await strike('2026-12-23T10:00:00+03:00');
    expect([await left(), (await charges()).length]).toEqual([8, 1]);
    await strike('2027-01-21T10:00:00+03:00');
    expect(await charges()).toEqual([
      { state: 'failed', amount: 8800 },
      { state: 'succeeded', amount: 8800 },
    ]);
    await insistMoneyAgrees(school);
  });

  test('is not tried again while its family is paying, and ends no subscription that was paid', async () => {
    const { school, till, strike, only, charges } = await haveSubscription({ choice: 'card-declines' });
    await strike('2026-12-22T10:00:00+03:00');
    const attempt = await till.calls.post(`/orders/${(await only()).orderId}/attempts`);
    await strike('2026-12-23T10:00:00+03:00');
    expect(await charges()).toHaveLength(1);
    await choose(school, attempt.body.checkoutUrl, 'slow');
    await strike('2026-12-23T10:00:20+03:00');
    expect(await only()).toMatchObject({ state: 'active', left: 8 });
    await insistMoneyAgrees(school);
  });
});
