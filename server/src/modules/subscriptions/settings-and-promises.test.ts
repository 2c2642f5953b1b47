import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { choose as chooseAtBank, openInvoiceDesk } from '../payments/testing.ts';
import { choose } from '../school/testing.ts';
import { at, haveSubscription } from './testing.ts';

test('orders and periods stay as they were made, and the next ones are as the school says then', async () => {
  const { school, till, only, strike } = await haveSubscription();
  const ends = async () => {
    const lots = await school.ledger.lotsOf(till.familyId);
    return lots.filter(({ kind }) => kind === 'gold').map(({ granted, expiresAt }) => `${granted} until ${expiresAt.slice(0, 10)}`);
  };
  const old = await till.order('individual-8');
  const one = (key: string) => [{ key, families: 1, promises: 1 }];
  expect(await choose(school, 'orderHours', 48)).toEqual(one('orderHours'));
  expect(await choose(school, 'packageMonths', 3)).toEqual(one('packageMonths'));
  expect(await choose(school, 'renewBeforeHours', 24)).toEqual(one('renewBeforeHours'));
  await choose(school, 'subscriptionDays', 7);
  expect((await till.look(old.orderId)).mayTryAgain).toMatchObject({ until: '2026-11-24T07:00:00Z' });
  await chooseAtBank(school, old.checkoutUrl, 'succeed');
  const next = await till.order('individual-4');
  expect(next.mayTryAgain).toMatchObject({ until: '2026-11-25T07:00:00Z' });
  const { products } = (await till.calls.get('/payment/products')).body;
  expect(products.find(({ productCode }: { productCode: string }) => productCode === 'individual-4')).toMatchObject({ validMonths: 3 });
  await chooseAtBank(school, next.checkoutUrl, 'succeed');
  expect(await ends()).toEqual(['4 until 2027-02-23', '8 until 2027-11-23']);

  // The period that runs is renewed as it was told, 48 hours before its end; the next one lasts a week and is renewed a day before.
  expect(await only()).toMatchObject({ periodEndsAt: '2026-12-23T20:59:59Z', renewsAt: '2026-12-21T20:59:59Z' });
  await strike('2026-12-21T20:59:59Z');
  expect(await only()).toMatchObject({ renewsAt: '2026-12-29T20:59:59Z' });
  school.clock.set(at('2026-12-24T12:00:00Z'));
  expect(await only()).toMatchObject({ periodEndsAt: '2026-12-30T20:59:59Z' });
  expect((await school.as().get('/school')).body).toMatchObject({ packageMonths: 3, subscriptionDays: 7 });
});

test('a balance ends where the school says', async () => {
  const { school, till } = await haveSubscription();
  const status = async () => (await school.ledger.balanceOf(till.familyId)).bundleSilver.status;
  expect(await status()).toBe('ok');
  await choose(school, 'endingAt', 5);
  expect(await status()).toBe('ending');
});

test('a period that is paid by hand can be paid as long as its family was told, and one that is ordered later as the school says then', async () => {
  const told = await haveSubscription({ renew: false });
  await told.strike('2026-12-22T10:00+03:00');
  await choose(told.school, 'renewalGraceDays', 10);
  const lastDay = async ({ till, only }: typeof told) => (await till.look((await only()).orderId ?? '')).mayTryAgain;
  expect(await lastDay(told)).toMatchObject({ until: '2026-12-26T20:59:59Z' });

  const later = await haveSubscription({ renew: false });
  await choose(later.school, 'renewalGraceDays', 10);
  await later.strike('2026-12-22T10:00+03:00');
  expect(await lastDay(later)).toMatchObject({ until: '2027-01-02T20:59:59Z' });
});

test('a higher price is told as many days before as the school says, and once', async () => {
  const { school, strike, messages } = await haveSubscription();
  await school.db.run(sql`
    insert into catalogue_prices (product_code, currency, valid_from, amount) values ('subscription-4', 'BYN', '2026-12-20T00:00+03', 9900)`);
  const told = async () => (await messages()).filter(({ text }) => text.includes('99 BYN')).length;
  // The period is renewed on 21 December at 23:59:59 in Moscow.
  await choose(school, 'priceNoticeDays', 7);
  await strike('2026-12-13T20:59:58Z');
  expect(await told()).toBe(0);
  await strike('2026-12-13T21:00:00Z');
  const first = await told();
  expect(first).toBeGreaterThan(0);
  await choose(school, 'priceNoticeDays', 3);
  await strike('2026-12-18T12:00:00Z');
  expect(await told()).toBe(first);
});

test('an order that the school makes waits as long as it was made for, and the next one as the school says then', async () => {
  const { school, till, make } = await openInvoiceDesk();
  const until = async (orderId: string) => (await till.look(orderId)).mayTryAgain;
  const old = await make();
  expect(await choose(school, 'orderByHandDays', 3)).toEqual([{ key: 'orderByHandDays', families: 1, promises: 1 }]);
  const from = school.clock.now();
  expect(await until(old)).toMatchObject({ until: from.add({ hours: 24 * 14 }).toString() });
  expect(await until(await make())).toMatchObject({ until: from.add({ hours: 24 * 3 }).toString() });
});
