import { expect, test } from 'vitest';

import type { SchedulingEvent } from '#modules/calendar';
import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

test('an order leads to a checkout of the bank, at the price of today', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order('individual-8');
  expect(order).toMatchObject({
    productCode: 'individual-8',
    kind: 'individual',
    lessons: 8,
    bonus: 0,
    total: { amount: 36000, currency: 'BYN' },
    status: 'payment-in-progress',
    mayTryAgain: { allowed: true, until: '2026-11-24T07:00:00Z' },
    paidAt: null,
  });
  const page = await school.http.inject({ url: order.checkoutUrl ?? '' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('360,00');
  expect(page.body).toContain('Школа «Чип»: 8 индивидуальных уроков');
});

test('two tabs that order the same at once get one order and one checkout', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const orders = await Promise.all(Array.from({ length: 8 }, () => till.order()));
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
  expect(new Set(orders.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
});

test('another package takes the place of the order before', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const first = await till.order('individual-8');
  const second = await till.order('individual-16');
  expect(await till.look(first.orderId)).toMatchObject({
    status: 'payment-failed',
    checkoutUrl: null,
    mayTryAgain: { allowed: false, why: 'payments.order_closed' },
  });
  expect((await till.calls.get('/payment/products')).body.openOrder).toMatchObject({ orderId: second.orderId });
});

test('an open order keeps its price when prices rise, and gives way when they fall', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const first = await till.order('individual-8');
  await school.db.run(
    sql`insert into catalogue_prices (product_code, currency, valid_from, amount) values ('individual-8', 'BYN', '2026-11-23T09:00+03', 40000)`,
  );
  expect((await till.order('individual-8')).orderId).toBe(first.orderId);
  await school.db.run(
    sql`insert into catalogue_prices (product_code, currency, valid_from, amount) values ('individual-8', 'BYN', '2026-11-23T09:30+03', 30000)`,
  );
  expect((await till.order('individual-8')).total.amount).toBe(30000);
});

test('a family pays after its trial, and is told so before', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  const calls = school.as(parent);
  expect((await calls.get('/payment/products')).body).toMatchObject({
    may: { allowed: false, why: 'payments.intro_first' },
    currency: 'BYN',
  });
  const refused = await calls.post('/orders', { productCode: 'individual-8', termsAccepted: true });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payments.intro_first' } } });
});

test('terms, product, currency and provider are checked before anything is ordered', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const request = { productCode: 'individual-8', termsAccepted: true };
  for (const [body, status, code] of [
    [{ ...request, termsAccepted: false }, 400, 'payments.terms_not_accepted'],
    [{ ...request, productCode: 'individual-5' }, 404, 'catalogue.product_not_found'],
    [{ ...request, provider: 'paypal' }, 404, 'payments.provider_not_found'],
    [{ ...request, method: 'cheque' }, 404, 'payments.provider_not_found'],
    [{ ...request, currency: 'GBP' }, 400, 'request.invalid'],
    [{ ...request, price: 1 }, 400, 'request.invalid'],
  ] as const)
    expect(await till.calls.post('/orders', body)).toMatchObject({ status, body: { error: { code } } });
  // Prices are never taken away in life: as if this package had never had one.
  await school.db.run(sql`alter table catalogue_prices disable trigger user`);
  await school.db.run(sql`delete from catalogue_prices where currency = 'KZT' and product_code = 'individual-8'`);
  expect(await till.calls.post('/orders', { ...request, currency: 'KZT' })).toMatchObject({
    status: 409,
    body: { error: { code: 'catalogue.no_price' } },
  });
  expect((await till.calls.get('/payment/products')).body.openOrder).toBeNull();
});

test('a bank that is away is told as such, and the same order opens its checkout when the bank is back', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  await school.db.run(sql`alter table sandbox_checkouts rename to away`);
  expect(await till.calls.post('/orders', { productCode: 'individual-8', termsAccepted: true })).toMatchObject({
    status: 503,
    body: { error: { code: 'payments.provider_unavailable' } },
  });
  await school.db.run(sql`alter table away rename to sandbox_checkouts`);
  const { openOrder } = (await till.calls.get('/payment/products')).body;
  expect(openOrder).toMatchObject({ status: 'payment-in-progress', checkoutUrl: null });
  const again = await till.calls.post(`/orders/${openOrder.orderId}/attempts`);
  expect(again.body).toMatchObject({ orderId: openOrder.orderId, checkoutUrl: expect.stringContaining('/sandbox/checkout/') });
});

test('an order of another family, or of nobody, is not found', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const { orderId } = await till.order();
  const stranger = await openTill(school);
  for (const path of [orderId, newId()]) {
    expect(await stranger.calls.get(`/orders/${path}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'payments.order_not_found' } },
    });
    expect((await stranger.calls.post(`/orders/${path}/attempts`)).status).toBe(404);
  }
});

test('an order that nobody paid closes after 24 hours, and a new one is made', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  school.clock.set(at('2026-11-24T10:00:00+03:00'));
  expect((await till.look(order.orderId)).status).toBe('payment-in-progress');
  school.clock.set(at('2026-11-24T10:00:01+03:00'));
  await school.payments.closeOrders();
  expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-failed', checkoutUrl: null });
  expect(await till.calls.post(`/orders/${order.orderId}/attempts`)).toMatchObject({
    status: 409,
    body: { error: { code: 'payments.order_closed' } },
  });
  expect((await till.order()).orderId).not.toBe(order.orderId);
});

test('gifts are frozen into the order by the second, and given as lessons on top', async () => {
  const school = await openSchool({ now: '2026-11-23T18:40:07+03:00' });
  const till = await openTill(school);
  await school.promotions.offerAfterIntro(till.familyId, at('2026-11-23T17:00+03:00'), school.clock.now());
  school.clock.set(at('2026-11-25T18:40:07+03:00'));
  const order = await till.order('individual-8');
  expect(order).toMatchObject({ bonus: 3, gifts: [{ giftCode: 'afterIntro', lessons: 3 }] });
  school.clock.set(at('2026-11-25T18:40:08+03:00'));
  expect((await till.calls.get('/payment/products')).body.gifts).toEqual([]);
  expect((await till.order('individual-8')).orderId).toBe(order.orderId);
  await choose(school, order.checkoutUrl, 'succeed');
  await school.payments.pollAttempts();
  school.clock.set(at('2026-11-25T18:41:08+03:00'));
  await school.payments.pollAttempts();
  expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-completed', bonus: 3 });
  expect(await till.entries()).toEqual(['bonus 3', 'paid 8']);
  await insistMoneyAgrees(school);
});

test('one second after the 48 hours there is no gift; on the day of the trial there are both', async () => {
  const school = await openSchool({ now: '2026-11-23T18:40:07+03:00' });
  const till = await openTill(school);
  await school.promotions.offerAfterIntro(till.familyId, at('2026-11-23T17:00+03:00'), school.clock.now());
  school.clock.set(at('2026-11-25T18:40:08+03:00'));
  expect(await till.order('individual-8')).toMatchObject({ bonus: 0, gifts: [] });

  const other = await openTill(school);
  school.clock.set(at('2026-11-23T23:59:59+03:00'));
  await school.promotions.offerAfterIntro(other.familyId, at('2026-11-23T17:00+03:00'), at('2026-11-23T18:40:07+03:00'));
  expect(await other.order('individual-8')).toMatchObject({
    bonus: 4,
    gifts: [
      { giftCode: 'afterIntro', lessons: 3 },
      { giftCode: 'introDay', lessons: 1 },
    ],
  });
});

test('a trial and its recommended course open the gifts of the family', async () => {
  const school = await openSchool({ now: '2026-11-23T18:40:07+03:00' });
  const till = await openTill(school);
  const { familyId, kidUid } = till;
  const process = { familyId, kidUid, processId: newId(), courseCode: 'math' as const };
  const tell = async (event: SchedulingEvent) => {
    await school.outbox.publish(event);
    await school.outbox.drain();
    return (await till.calls.get('/payment/products')).body.gifts;
  };
  const conducted = { ...process, kidUids: [kidUid], lessonId: newId(), kind: 'trial' as const, conductedAt: '2026-11-23T17:30:00+03:00' };
  expect(await tell({ type: 'scheduling.lesson_conducted', ...conducted })).toEqual([
    { giftCode: 'introDay', lessons: 1, lessonsFrom: 8, until: '2026-11-23T20:59:59Z' },
  ]);
  const reported = { ...process, level: 'm2', reportedAt: '2026-11-23T18:40:07+03:00', introStartsAt: '2026-11-23T17:00:00+03:00' };
  expect(await tell({ type: 'scheduling.course_recommended', ...reported })).toEqual([
    { giftCode: 'afterIntro', lessons: 3, lessonsFrom: 8, until: '2026-11-25T15:40:07Z' },
    { giftCode: 'introDay', lessons: 1, lessonsFrom: 8, until: '2026-11-23T20:59:59Z' },
  ]);
});

test('the same key twice is the same order, also after it was paid and although another would be made now', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const request = { productCode: 'individual-8', termsAccepted: true };
  const first = (await till.calls.post('/orders', request, 'one-key-of-a-tab')).body;
  await choose(school, first.checkoutUrl, 'succeed');
  school.clock.set(school.clock.now().add({ minutes: 2 }));
  await school.settle();
  const again = await till.calls.post('/orders', request, 'one-key-of-a-tab');
  expect(again.body).toMatchObject({ orderId: first.orderId, status: 'payment-completed' });
  const other = await till.calls.post('/orders', { ...request, productCode: 'individual-16' }, 'one-key-of-a-tab');
  expect([other.status, other.body.error.code]).toEqual([422, 'request.key_reused']);
});
