import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const manager = signedIn('manager');

async function asManager() {
  const school = await openSchool();
  const calls = school.as(manager);
  const price = async (now: string, code = 'individual-8') => (await school.catalogue.product(code, 'BYN', at(now))).price.amount;
  return { ...school, calls, price };
}

test('a new price begins at its moment, in all its currencies at once, and the story tells who and why', async () => {
  const { calls, price } = await asManager();
  const { status, body } = await calls.post('/manager/products/individual-8/prices', {
    prices: { BYN: 38_000, RUB: 1_100_000 },
    validFrom: '2026-12-01T00:00:00Z',
    reason: 'Цены на зиму',
  });
  expect(status).toBe(200);
  expect(body.prices[0]).toEqual({ amount: 36_000, currency: 'BYN' });
  expect(body.planned).toEqual([
    { currency: 'BYN', amount: 38_000, validFrom: '2026-12-01T00:00:00Z' },
    { currency: 'RUB', amount: 1_100_000, validFrom: '2026-12-01T00:00:00Z' },
  ]);
  expect(await price('2026-11-30T23:59:59Z')).toBe(36_000);
  expect(await price('2026-12-01T00:00:00Z')).toBe(38_000);

  const story = (await calls.get('/manager/products/individual-8')).body;
  expect(story.prices.slice(0, 2)).toMatchObject([
    { currency: 'BYN', amount: 38_000, state: 'planned', by: { accountId: manager.accountId }, reason: 'Цены на зиму' },
    { currency: 'RUB', amount: 1_100_000, state: 'planned' },
  ]);
  expect(story.prices.filter((it: { state: string }) => it.state === 'current')).toHaveLength(5);
});

test('a price begins now at the earliest, and never twice at one moment', async () => {
  const { calls, clock } = await asManager();
  const set = (validFrom: string | null, amount = 37_000) =>
    calls.post('/manager/products/individual-8/prices', { prices: { BYN: amount, EUR: 13_000 }, validFrom, reason: 'Проба' });
  const now = clock.now();
  expect((await set(now.subtract({ seconds: 1 }).toString())).body.error.code).toBe('catalogue.price_in_past');
  expect((await set(now.toString())).status).toBe(200);
  expect((await set(null, 37_500)).body.error).toMatchObject({ code: 'catalogue.price_planned', facts: { currency: 'BYN' } });
  clock.set(now.add({ seconds: 1 }));
  expect((await set(null, 37_500)).body.prices[0].amount).toBe(37_500);
  expect(
    (await calls.post('/manager/products/individual-5/prices', { prices: { BYN: 1 }, validFrom: null, reason: '?' })).body.error.code,
  ).toBe('catalogue.product_not_found');
});

test('of several prices all are set or none', async () => {
  const { calls } = await asManager();
  const validFrom = '2026-12-01T00:00:00Z';
  await calls.post('/manager/products/group-8/prices', { prices: { EUR: 7_000 }, validFrom, reason: 'Евро' });
  const { body } = await calls.post('/manager/products/group-8/prices', { prices: { BYN: 20_000, EUR: 7_100 }, validFrom, reason: 'Обе' });
  expect(body.error.code).toBe('catalogue.price_planned');
  expect((await calls.get('/manager/products/group-8')).body.product.planned).toEqual([{ currency: 'EUR', amount: 7_000, validFrom }]);
});

test('a price is called off until the second it begins; then it stays, and the one before it goes on', async () => {
  const { calls, clock, price } = await asManager();
  const validFrom = '2026-12-01T00:00:00Z';
  const plan = () => calls.post('/manager/products/individual-8/prices', { prices: { BYN: 38_000 }, validFrom, reason: 'Зима' });
  const callOff = () => calls.post('/manager/products/individual-8/prices/withdraw', { currency: 'BYN', validFrom, reason: 'Передумали' });
  expect((await callOff()).body.error.code).toBe('catalogue.price_not_found');
  await plan();
  clock.set(at('2026-11-30T23:59:59Z'));
  expect((await callOff()).body.planned).toEqual([]);
  expect(await price('2026-12-02T00:00:00Z')).toBe(36_000);
  await plan();
  clock.set(at(validFrom));
  expect((await callOff()).body.error.code).toBe('catalogue.price_begun');
  expect(await price(validFrom)).toBe(38_000);
  const { prices } = (await calls.get('/manager/products/individual-8')).body;
  expect(prices.filter((it: { currency: string }) => it.currency === 'BYN')).toMatchObject([
    { amount: 38_000, state: 'current', withdrawn: null },
    { amount: 38_000, state: 'withdrawn', withdrawn: { reason: 'Передумали', by: { accountId: manager.accountId } } },
    { amount: 36_000, state: 'past', by: null },
  ]);
});

test('the past cannot be edited, not even in the database', async () => {
  const { db } = await asManager();
  await expect(db.run(sql`update catalogue_prices set amount = 1 where product_code = 'group-4'`)).rejects.toThrow('never edited');
  await expect(db.run(sql`delete from catalogue_prices where product_code = 'group-4'`)).rejects.toThrow('never edited');
  await expect(
    db.run(
      sql`update catalogue_prices set withdrawn_at = '2026-11-23T10:00+03', withdrawn_reason = 'later' where product_code = 'group-4'`,
    ),
  ).rejects.toThrow('withdrawn_before_it_began');
});

test('a new package is sold at once, or later, and there is one of a kind and number', async () => {
  const { calls, catalogue, clock } = await asManager();
  const request = { kind: 'group', lessons: 12, prices: { BYN: 27_600 }, onSale: false, reason: 'По просьбам семей' };
  const onSale = async () => (await catalogue.products('BYN', clock.now())).some(({ productCode }) => productCode === 'group-12');
  expect((await calls.post('/manager/products', request)).body).toMatchObject({ productCode: 'group-12', onSale: false });
  expect((await calls.post('/manager/products', { ...request, onSale: true })).body.error.code).toBe('catalogue.product_exists');
  expect(await onSale()).toBe(false);
  expect((await calls.post('/manager/products/group-12/sale', { onSale: true, reason: 'Начинаем' })).body.onSale).toBe(true);
  expect(await onSale()).toBe(true);
  expect((await calls.get('/manager/products/group-12')).body.acts).toMatchObject([
    { act: 'onSale', reason: 'Начинаем' },
    { act: 'made', reason: 'По просьбам семей' },
  ]);
});

test('what is off sale is not offered, is refused, and goes on for a subscription that runs', async () => {
  const { calls, catalogue, clock } = await asManager();
  await calls.post('/manager/products/subscription-4/sale', { onSale: false, reason: 'Больше не продаём' });
  const now = clock.now();
  expect((await catalogue.products('BYN', now)).some(({ productCode }) => productCode === 'subscription-4')).toBe(false);
  await expect(catalogue.product('subscription-4', 'BYN', now)).rejects.toMatchObject({ code: 'catalogue.product_not_found' });
  expect((await catalogue.priceAt('subscription-4', 'BYN', now))?.price.amount).toBe(8_800);
  expect(await catalogue.priceAt('subscription-5', 'BYN', now)).toBeUndefined();
});

test('two managers who change a price at once do it one after the other', async () => {
  const { calls } = await asManager();
  const answers = await Promise.all(
    [37_000, 38_000].map((BYN) =>
      calls.post('/manager/products/individual-8/prices', { prices: { BYN }, validFrom: null, reason: 'Спор' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('prices of many packages in one currency are set or none, and an order that is made keeps its own', async () => {
  const { calls } = await asManager();
  const set = (prices: object[]) => calls.post('/manager/prices', { currency: 'USD', prices, validFrom: null, reason: 'Курс' });
  const amounts = async (code: string) =>
    (await calls.get(`/manager/products/${code}`)).body.product.prices.find((it: { currency: string }) => it.currency === 'USD').amount;
  const both = [
    { productCode: 'individual-8', amount: 15_000 },
    { productCode: 'group-8', amount: 8_000 },
  ];
  expect((await set([...both, { productCode: 'individual-5', amount: 1 }])).body.error.code).toBe('catalogue.product_not_found');
  expect(await amounts('group-8')).toBe(7_200);
  expect((await set(both)).body.products).toHaveLength(2);
  expect([await amounts('individual-8'), await amounts('group-8')]).toEqual([15_000, 8_000]);
  expect((await calls.get('/manager/audit?act=money.prices_set')).body.entries).toMatchObject([
    { after: { packages: ['individual-8', 'group-8'] } },
  ]);
});
