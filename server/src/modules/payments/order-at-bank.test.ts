import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveSubscription } from '../subscriptions/testing.ts';
import { choose, openTill } from './testing.ts';

test('an order waits for the family until it has paid at the bank, then for the bank, then for nobody', async () => {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const till = await openTill(school);
  const order = await till.order('individual-8');
  expect(order).toMatchObject({ status: 'payment-in-progress', isAtBank: false });
  await choose(school, order.checkoutUrl, 'decline');
  expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-failed', isAtBank: false });
  const again = await till.calls.post(`/orders/${order.orderId}/attempts`);
  await choose(school, again.body.checkoutUrl, 'slow');
  expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null, isAtBank: true });
});

test('a period that is paid by hand waits for the family', async () => {
  const byHand = await haveSubscription({ renew: false });
  await byHand.strike('2026-12-22T10:00+03:00');
  const { orderId } = await byHand.only();
  expect(await byHand.till.look(orderId ?? '')).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null, isAtBank: false });
});
