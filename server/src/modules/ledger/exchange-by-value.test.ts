import { afterEach, expect, test } from 'vitest';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { choose } from '../school/testing.ts';
import { aCredit, insistBooksAgree, oneForOne } from './testing.ts';

let books: Db | undefined;
afterEach(async () => {
  if (books) await insistBooksAgree(books);
  books = undefined;
});

/** A family with eight group lessons of 24 BYN each, as they cost before a discount of a quarter. */
async function haveSilver() {
  const school = await openSchool();
  books = school.db;
  const { familyId, parent } = await haveFamily(school);
  const silver = { familyId, kind: 'silver' as const, units: 8, value: 14_400, listValue: 19_200, orderId: newId() };
  await school.ledger.credit(aCredit(silver));
  const buyGold = (listValue: number, value = listValue) =>
    school.ledger.credit(aCredit({ familyId, units: 8, value, listValue, orderId: newId() }));
  return { ...school, familyId, buyGold, calls: school.as(parent) };
}

const silverToGold = (units: number) => ({ from: 'silver', to: 'gold', units });

test('group lessons buy individual ones at the price of the catalogue, the rest stays, and all of the worth goes over', async () => {
  const { calls, catalogue, clock } = await haveSilver();
  const [smallest] = (await catalogue.products('BYN', clock.now())).filter(({ kind }) => kind === 'individual');
  const each = (smallest?.price.amount ?? 0) / (smallest?.lessons ?? 1);
  const gives = Math.floor(14_400 / each);
  const takes = Math.ceil((gives * each) / 1800);
  const { body: plan } = await calls.post('/payment/exchange/preview', silverToGold(8));
  expect(plan).toMatchObject({ may: { allowed: true }, rate: null, takes, gives, stays: 8 - takes });
  expect(plan.lots).toMatchObject([
    { takes, units: gives, worth: { amount: takes * 1800, currency: 'BYN' }, price: { amount: each }, priceFrom: 'catalogue' },
  ]);
  expect((await calls.post('/payment/exchange', silverToGold(8), 'exchange-one')).body).toEqual(plan);
  const { balance, lots } = (await calls.get('/payment/balance')).body;
  expect([balance.bundleGold.goldCurrent, balance.bundleSilver.silverCurrent]).toEqual([gives, 8 - takes]);
  expect(lots.reduce((sum: number, lot: { worthFree: { amount: number } }) => sum + lot.worthFree.amount, 0)).toBe(14_400);
});

test('the price is that of the last package of the family before its discount, and not of one that was given back', async () => {
  const { calls, buyGold, ledger, familyId, db, clock } = await haveSilver();
  await buyGold(36_000, 360);
  expect((await calls.post('/payment/exchange/preview', silverToGold(8))).body).toMatchObject({
    gives: 3,
    takes: 8,
    lots: [{ price: { amount: 4500 }, priceFrom: 'lastOrder' }],
  });
  clock.set(clock.now().add({ minutes: 1 }));
  const { lotId } = await buyGold(8000);
  expect((await calls.post('/payment/exchange/preview', silverToGold(8))).body.lots[0].price.amount).toBe(1000);
  const lot = await db.one(sql<{ orderId: string }>`select order_id as "orderId" from ledger_lots where lot_id = ${lotId}`);
  const refund = { familyId, orderId: lot?.orderId ?? '', refundId: newId() };
  await ledger.setAside(refund);
  await ledger.postAside(refund);
  expect((await calls.post('/payment/exchange/preview', silverToGold(8))).body.lots[0].price.amount).toBe(4500);
});

test('there and back twenty times, whatever packages are bought between, a family has what it had', async () => {
  const { calls, buyGold, ledger, familyId } = await haveSilver();
  await buyGold(36_000);
  for (let round = 0; round < 10; round += 1) {
    const { gives } = await ledger.exchange(familyId, { from: 'silver', to: 'gold', units: 8 }, `there ${round}`);
    if (round === 4) await buyGold(8 * 1200);
    expect(gives).toBeGreaterThan(0);
    const lots = (await calls.get('/payment/balance')).body.lots as Array<{
      source: string;
      kind: string;
      free: number;
      worthFree: { amount: number };
    }>;
    const made = lots.filter(({ source, kind }) => source === 'exchange' && kind === 'gold');
    // Individual lessons of the packages themselves are used first: only those that came of an exchange go back.
    const before = lots.filter(({ source, kind }) => source === 'paid' && kind === 'gold').reduce((sum, { free }) => sum + free, 0);
    await ledger.exchange(familyId, { from: 'gold', to: 'silver', units: before + (made[0]?.free ?? 0) }, `back ${round}`);
    const { lots: after } = (await calls.get('/payment/balance')).body;
    const worth = after.reduce((sum: number, lot: { worthFree: { amount: number } }) => sum + lot.worthFree.amount, 0);
    expect(worth).toBe(14_400 + 36_000 + (round >= 4 ? 9600 : 0));
  }
});

test('what is worth less than one lesson of the other kind is refused with its reason, and gifts are told', async () => {
  const { calls, buyGold, ledger, familyId } = await haveSilver();
  await buyGold(36_000);
  await ledger.credit(aCredit({ familyId, kind: 'silver', source: 'bonus', units: 3 }));
  const { status, body } = await calls.post('/payment/exchange', silverToGold(1));
  expect([status, body.error.code, body.error.facts]).toEqual([409, 'ledger.exchange_too_little', { units: 1 }]);
  expect((await calls.post('/payment/exchange/preview', silverToGold(3))).body).toMatchObject({ most: 8, gifts: 3 });
});

test('a manager sets a rate of whole numbers instead, both ways alike; it is in force at once or after its notice, and on the record', async () => {
  const school = await haveSilver();
  const { calls } = school;
  await oneForOne(school);
  expect((await calls.post('/payment/exchange/preview', silverToGold(8))).body).toMatchObject({ rate: { take: 1, give: 1 }, gives: 8 });
  const by = { accountId: newId(), name: 'Марина' };
  await school.catalogue.manage.setExchangeTerms(by, { by: 'rate', individual: 2, group: 3 }, 'Ближе к ценам');
  expect((await calls.post('/payment/exchange/preview', silverToGold(6))).body).toMatchObject({ rate: { take: 3, give: 2 }, gives: 4 });
  const shown = await school.catalogue.manage.setExchangeTerms(by, { by: 'value' }, 'Снова по стоимости');
  expect(shown.changes.map(({ reason }) => reason)).toEqual(['Снова по стоимости', 'Ближе к ценам', 'Проверка обмена']);
  expect((await calls.post('/payment/exchange/preview', silverToGold(6))).body.rate).toBe(null);

  // With a notice the terms that families were shown hold until it has passed, and what comes is said.
  await choose(school, 'exchangeNoticeDays', 14);
  await school.catalogue.manage.setExchangeTerms(by, { by: 'rate', individual: 1, group: 2 }, 'С Нового года');
  const from = school.clock.now().add({ hours: 14 * 24 });
  const plan = async () => (await calls.post('/payment/exchange/preview', silverToGold(6))).body;
  const coming = { rate: { take: 2, give: 1 }, from: from.toString() };
  expect(await plan()).toMatchObject({ rate: null, coming });
  school.clock.set(from.subtract({ seconds: 1 }));
  expect(await plan()).toMatchObject({ rate: null, coming });
  school.clock.set(from);
  expect(await plan()).toMatchObject({ rate: { take: 2, give: 1 }, gives: 3, coming: null });
});
