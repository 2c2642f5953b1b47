import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { bepaidWorld } from '../../../../test/providers/bepaid-world.ts';
import { deliver, pass } from '../../../../test/providers/world.ts';
import { insistMoneyAgrees, openTill } from '../testing.ts';

const wanted = {
  amount: 36000,
  currency: 'BYN',
  description: '8 <lessons>',
  returnPath: '/payment?order=1',
  locale: 'ru-RU',
  until: Temporal.Instant.from('2026-11-24T07:00:00Z'),
} as const;

test('the page of a payment of ERIP says where, under which number, how much and until when, in both languages', async () => {
  const { school, provider } = await bepaidWorld('erip');
  const { url } = await provider.createCheckout({ ...wanted, key: newId(), method: 'erip' });
  const page = await school.http.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const part of [
    '<html lang="ru-RU">',
    '360,00',
    '100001',
    '1234567',
    'Chip School',
    '8 &lt;lessons&gt;',
    '24 ноября',
    '10:00',
    'data:image/png',
  ])
    expect(page.body).toContain(part);
  expect(page.body).not.toMatch(/<script|style=|onclick/);
  expect((await school.http.inject({ url: `${url}?lang=en-US` })).body).toContain('Enter the order number');
  const next = await provider.createCheckout({ ...wanted, key: newId(), method: 'erip' });
  expect((await school.http.inject({ url: next.url })).body).toContain('100002');
  expect((await school.http.inject({ url: '/erip/erip_nothing' })).statusCode).toBe(404);
  expect((await school.http.inject({ url: '/erip/erip.css' })).headers['content-type']).toContain('text/css');
});

test('a payment of ERIP that was begun and left for half an hour can be paid again at the same place', async () => {
  const world = await bepaidWorld('erip');
  const { school } = world;
  const till = await openTill(school);
  const order = await till.order('individual-8', { method: 'erip' });
  const ref = order.checkoutUrl?.split('/').at(-1) ?? '';
  const poll = async (minutes: number) => {
    pass(school, { minutes });
    await school.payments.pollAttempts();
    return till.look(order.orderId);
  };
  await world.payLater(ref);
  expect(await poll(1)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null });
  // While somebody is at the bank nothing else is begun beside it.
  await till.order('individual-8', { method: 'card' });
  expect((await till.look(order.orderId)).checkoutUrl).toBeNull();
  world.letGo(ref);
  expect(await poll(29)).toMatchObject({ status: 'payment-in-progress', checkoutUrl: order.checkoutUrl });
  await world.pay(ref);
  await deliver(world, await world.news());
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
});

test('whoever chooses a card after all leaves the number of ERIP; money that still comes through it is not lost', async () => {
  const world = await bepaidWorld('erip');
  const till = await openTill(world.school);
  const order = await till.order('individual-8', { method: 'erip' });
  const ref = order.checkoutUrl?.split('/').at(-1) ?? '';
  // A second tab that chooses nothing is led to the same place; one that chooses a card is not.
  expect((await till.order('individual-8')).checkoutUrl).toBe(order.checkoutUrl);
  const again = await till.order('individual-8', { method: 'card' });
  expect(again.orderId).toBe(order.orderId);
  expect(again.checkoutUrl).toContain('https://checkout.bepaid.test/');
  await world.pay(ref);
  await deliver(world, await world.news());
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  expect(await till.gold()).toBe(8);
  await insistMoneyAgrees(world.school);
});

test('a refund whose answer was lost is found two days later, and not made again', async () => {
  const world = await bepaidWorld('card');
  const { provider, school } = world;
  const { ref } = await provider.createCheckout({ ...wanted, key: newId(), method: 'card' });
  await world.pay(ref);
  const { paymentRef } = await provider.getPayment(ref);
  const key = newId();
  const ask = () => provider.refund({ key, paymentRef, amount: 1000, currency: 'BYN' });
  const first = await ask();
  await school.db.run(sql`update payments_bepaid_refunds set refund_ref = null`);
  pass(school, { hours: 48 });
  expect((await ask()).refundRef).toBe(first.refundRef);
});

test('what another shop of the same owner sells is none of the school, and money that went back by itself is seen', async () => {
  const world = await bepaidWorld('card');
  const { provider, school } = world;
  const { ref } = await provider.createCheckout({ ...wanted, key: newId(), method: 'card' });
  await world.pay(ref);
  const { paymentRef } = await provider.getPayment(ref);
  world.add({ type: 'payment', tracking_id: 'order 17 of the toy shop' });
  world.add({ type: 'chargeback', tracking_id: null, parent_uid: paymentRef });
  expect((await provider.listPayments(school.clock.now())).map((payment) => payment.paymentRef)).toEqual([paymentRef]);
  expect(await provider.listRefunds(school.clock.now())).toMatchObject([{ key: '', paymentRef, state: 'succeeded', amount: 500 }]);
});

test('a checkout that nobody paid in time has failed', async () => {
  const world = await bepaidWorld('card');
  const key = newId();
  const { ref } = await world.provider.createCheckout({ ...wanted, key, method: 'card' });
  world.expire(ref);
  const [sent] = await world.news();
  expect(sent && world.provider.parseWebhook(sent.raw, sent.headers)?.payment).toMatchObject({ ref, key, state: 'failed', amount: 36000 });
  expect(await world.provider.getPayment(ref)).toMatchObject({ ref, key, state: 'failed' });
});
