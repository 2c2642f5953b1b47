import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';
import { at, haveSubscription } from './testing.ts';

describe('without consent nothing is charged', () => {
  test('the next period is ordered to be paid by hand, and ends unpaid three days after the last one', async () => {
    const { school, till, only, strike, charges, left } = await haveSubscription({ renew: false });
    expect(await only()).toMatchObject({ state: 'manual', card: null, orderId: null });
    await strike(at('2026-12-21T20:59:59Z'));
    const { orderId } = await only();
    expect(await charges()).toEqual([]);
    expect(await till.look(orderId ?? '')).toMatchObject({
      total: { amount: 8800, currency: 'BYN' },
      mayTryAgain: { allowed: true, until: '2026-12-26T20:59:59Z' },
    });
    for (const now of ['2026-12-26T20:59:59Z', '2026-12-26T21:00:00Z']) {
      school.clock.set(at(now));
      await school.payments.closeOrders();
      await strike(now);
      expect((await only()).state).toBe(now.endsWith('59Z') ? 'manual' : 'ended');
    }
    expect(await left()).toBe(0);
    await insistMoneyAgrees(school);
  });

  test('paid by hand, it goes on from the end of the period', async () => {
    const { school, till, only, strike } = await haveSubscription({ renew: false });
    await strike('2026-12-22T10:00+03:00');
    const attempt = await till.calls.post(`/orders/${(await only()).orderId}/attempts`);
    await choose(school, attempt.body.checkoutUrl, 'succeed');
    expect(await only()).toMatchObject({ state: 'manual', left: 8, renewsAt: '2027-01-20T20:59:59Z', card: null });
    await insistMoneyAgrees(school);
  });

  test('bought again from the list it goes on too, now with a card, and the school’s own order is called off', async () => {
    const { school, till, only, strike, charges } = await haveSubscription({ renew: false });
    await strike('2026-12-22T10:00+03:00');
    const waits = (await only()).orderId ?? '';
    const order = await till.order('subscription-4', { renew: true });
    await choose(school, order.checkoutUrl, 'succeed');
    expect(await only()).toMatchObject({ state: 'active', left: 8, card: '•••• 4242', orderId: null });
    expect((await till.look(waits)).mayTryAgain).toMatchObject({ allowed: false });
    await strike('2027-01-21T10:00+03:00');
    expect(await charges()).toHaveLength(1);
    await insistMoneyAgrees(school);
  });

  test('a family that wants the card kept after all gets another order than the one without', async () => {
    const { till } = await haveSubscription({ renew: false });
    const plain = await till.order('subscription-8');
    expect((await till.order('subscription-8')).orderId).toBe(plain.orderId);
    expect((await till.order('subscription-8', { renew: true })).orderId).not.toBe(plain.orderId);
  });
});

test('who has one that renews and buys it once more has two', async () => {
  const { school, till, list, left } = await haveSubscription();
  const order = await till.order('subscription-4', { renew: true });
  await choose(school, order.checkoutUrl, 'succeed');
  expect((await list()).map(({ state }) => state)).toEqual(['active', 'active']);
  expect(await left()).toBe(8);
});

describe('a subscription that is stopped', () => {
  const stop = '/stop';
  test('is not charged any more, keeps its lessons until the period is over, and ends with it', async () => {
    const { school, till, only, strike, charges, left } = await haveSubscription();
    const { subscriptionId } = await only();
    const stopped = await till.calls.post(`/payment/subscriptions/${subscriptionId}${stop}`);
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopping', renewsAt: null, left: 4 } });
    expect((await till.calls.post(`/payment/subscriptions/${subscriptionId}${stop}`)).body.state).toBe('stopping');
    await strike(at('2026-12-23T20:59:59Z'));
    expect([(await only()).state, await left(), (await charges()).length]).toEqual(['stopping', 4, 0]);
    await strike(at('2026-12-23T21:00:00Z'));
    expect([(await only()).state, await left(), (await charges()).length]).toEqual(['ended', 0, 0]);
    for (const what of ['stop', 'resume'])
      expect(await till.calls.post(`/payment/subscriptions/${subscriptionId}/${what}`)).toMatchObject({
        status: 409,
        body: { error: { code: 'payments.subscription_ended' } },
      });
    const [kept] = await school.db.all(sql<{ token: string | null }>`select card_token as token from subscriptions_subscriptions`);
    expect(kept?.token).toBeNull();
    await insistMoneyAgrees(school);
  });

  test('is resumed until then, and charged with the card it had', async () => {
    const { school, till, only, strike, left } = await haveSubscription();
    const { subscriptionId } = await only();
    await till.calls.post(`/payment/subscriptions/${subscriptionId}/stop`);
    await strike('2026-12-22T10:00+03:00');
    const resumed = await till.calls.post(`/payment/subscriptions/${subscriptionId}/resume`);
    expect(resumed.body).toMatchObject({ state: 'active', card: '•••• 4242' });
    await strike('2026-12-22T10:10+03:00');
    expect(await left()).toBe(8);
    await insistMoneyAgrees(school);
  });

  test('while it is past due ends at once when its period is over; what it ordered cannot be paid any more', async () => {
    const { till, only, strike } = await haveSubscription({ choice: 'card-declines' });
    await strike('2026-12-22T10:00+03:00');
    const { subscriptionId, orderId } = await only();
    await till.calls.post(`/payment/subscriptions/${subscriptionId}/stop`);
    expect((await till.look(orderId ?? '')).mayTryAgain.allowed).toBe(false);
    expect((await till.calls.post(`/payment/subscriptions/${subscriptionId}/resume`)).body).toMatchObject({ state: 'past_due', orderId });
    await strike('2026-12-25T10:00+03:00');
    expect((await till.calls.post(`/payment/subscriptions/${subscriptionId}/stop`)).body.state).toBe('ended');
  });

  test('while its card is being charged keeps the period that was paid, and is not charged for another', async () => {
    const { school, till, only, strike, card, left, charges } = await haveSubscription();
    await card('slow');
    await strike('2026-12-22T10:00:00+03:00');
    await till.calls.post(`/payment/subscriptions/${(await only()).subscriptionId}/stop`);
    await strike('2026-12-22T10:00:20+03:00');
    expect(await only()).toMatchObject({ state: 'stopping', left: 8 });
    await strike('2027-01-21T10:00:00+03:00');
    expect(await charges()).toHaveLength(1);
    await strike('2027-01-23T10:00:00+03:00');
    expect([(await only()).state, await left()]).toEqual(['ended', 0]);
    await insistMoneyAgrees(school);
  });

  test('belongs to its family: nobody else sees it or stops it', async () => {
    const { school, only } = await haveSubscription();
    const { subscriptionId } = await only();
    const stranger = await openTill(school);
    expect((await stranger.calls.get('/payment/subscriptions')).body).toEqual({ subscriptions: [] });
    for (const path of [subscriptionId, newId()])
      expect(await stranger.calls.post(`/payment/subscriptions/${path}/stop`)).toMatchObject({
        status: 404,
        body: { error: { code: 'payments.subscription_not_found' } },
      });
    expect((await only()).state).toBe('active');
  });
});

describe('a price that changes', () => {
  const price = (from: string, amount: number) =>
    sql`insert into catalogue_prices (product_code, currency, valid_from, amount) values ('subscription-4', 'BYN', ${from}, ${amount})`;
  /** Renewed on 21 December at 23:59:59 in Moscow: three days ahead is the 18th. */
  const lastSecond = at('2026-12-18T20:59:59Z');

  for (const [late, charged] of [
    [0, 9900],
    [1, 8800],
  ] as const)
    test(`is told three days ahead: ${late} seconds later it is not charged`, async () => {
      const { school, strike, charges, only, messages } = await haveSubscription();
      await school.db.run(price('2026-12-20T00:00+03', 9900));
      await strike(lastSecond.add({ seconds: late }));
      expect((await only()).price.amount).toBe(charged);
      const told = (await messages()).filter(({ subject }) => subject.includes('99'));
      expect(told).toHaveLength(late === 0 ? 1 : 0);
      await strike(at('2026-12-21T20:59:59Z'));
      expect(await charges()).toEqual([{ state: 'succeeded', amount: charged }]);
      await insistMoneyAgrees(school);
    });

  test('is told once, and holds from then on', async () => {
    const { school, strike, messages, charges } = await haveSubscription();
    await school.db.run(price('2026-12-20T00:00+03', 9900));
    await strike('2026-12-18T10:00+03:00');
    await strike('2026-12-18T10:10+03:00');
    expect((await messages()).filter(({ subject }) => subject.includes('99'))).toHaveLength(1);
    await strike('2026-12-22T10:00+03:00');
    await strike('2027-01-21T10:00+03:00');
    expect((await charges()).map(({ amount }) => amount)).toEqual([9900, 9900]);
  });

  test('and falls counts at once', async () => {
    const { school, strike, charges } = await haveSubscription();
    await school.db.run(price('2026-12-21T12:00+03', 7700));
    await strike('2026-12-22T10:00+03:00');
    expect(await charges()).toEqual([{ state: 'succeeded', amount: 7700 }]);
  });

  test('matters not to a subscription that is not sold any more: it keeps its own', async () => {
    const { school, strike, charges } = await haveSubscription();
    await school.db.run(sql`update catalogue_products set on_sale = false where product_code = 'subscription-4'`);
    await strike('2026-12-22T10:00+03:00');
    expect(await charges()).toEqual([{ state: 'succeeded', amount: 8800 }]);
  });
});
