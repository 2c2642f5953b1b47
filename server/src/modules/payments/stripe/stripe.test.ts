import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { stripeWorld } from '../../../../test/providers/stripe-world.ts';
import { deliver } from '../../../../test/providers/world.ts';
import { insistMoneyAgrees, openTill } from '../testing.ts';

const wanted = {
  amount: 36000,
  currency: 'EUR',
  description: '8 lessons',
  returnPath: '/payment?order=1',
  until: Temporal.Instant.from('2026-11-24T09:00:00Z'),
  locale: 'en-US',
  method: 'card',
} as const;

test('a declined card ends nothing: the person tries another one at the same checkout', async () => {
  const world = await stripeWorld();
  const till = await openTill(world.school);
  const order = await till.order('individual-8', { currency: 'EUR' });
  const ref = order.checkoutUrl?.split('/').at(-1) ?? '';
  world.tryBadCard(ref);
  await deliver(world, await world.news());
  expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: order.checkoutUrl });
  await world.pay(ref);
  await deliver(world, await world.news());
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  await insistMoneyAgrees(world.school);
});

test('what else is sold through the same account is none of the school', async () => {
  const world = await stripeWorld();
  const { ref } = await world.provider.createCheckout({ ...wanted, key: newId() });
  await world.pay(ref);
  await world.news();
  world.sellElse();
  for (const sent of await world.news())
    expect(world.provider.parseWebhook(sent.raw, sent.headers)).toEqual({ eventId: expect.any(String) });
  expect(await world.provider.listPayments(world.school.clock.now())).toHaveLength(1);
});

test('an old signing secret is believed while it is kept beside the new one', async () => {
  const world = await stripeWorld();
  const till = await openTill(world.school);
  const order = await till.order('individual-8', { currency: 'EUR' });
  await world.pay(order.checkoutUrl?.split('/').at(-1) ?? '');
  // The school of this world has `whsec_next` before the secret that Stripe still signs with.
  expect(new Set(await deliver(world, await world.news()))).toEqual(new Set([200]));
});
