import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { choose as chooseAtBank } from '../payments/testing.ts';
import { alone, openShop, yes } from '../refunds/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { choose } from '../school/testing.ts';

const manager = signedIn('manager');

test('an unused package is owed by the month in which it expires, a held lesson is earned on its day', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const familyId = newId();
  await school.ledger.credit(aCredit({ familyId, units: 4, value: 10_001 }));
  const lessonId = newId();
  await school.ledger.reserve({ familyId, lessonId, kidUid: newId(), kind: 'gold', startsAt: school.clock.now() });
  school.clock.set(Temporal.Instant.from('2026-12-01T00:00:00+03:00'));
  await school.ledger.post({ familyId, lessonId, as: 'process' });
  const november = (await school.as(manager).get('/manager/finance?from=2026-11-01&to=2026-11-30')).body;
  expect(november.currencies[0]).toMatchObject({
    currency: 'BYN',
    now: { sold: 10_001, net: 10_001, earned: 0, atEnd: 10_001 },
    deferred: [{ month: '2027-11', units: 4, worth: 10_001 }],
    cash: [{ way: 'sandbox', came: 10_001, went: 0 }],
    agrees: true,
  });
  const december = (await school.as(manager).get('/manager/finance?from=2026-12-01&to=2026-12-30')).body;
  expect(december.currencies[0]).toMatchObject({
    now: { atStart: 10_001, sold: 0, conducted: 2500, earned: 2500, atEnd: 7501 },
    before: { sold: 10_001 },
    agrees: true,
  });
  expect(
    (await school.as(signedIn('manager', { rights: ['money', 'people'] })).get('/manager/finance?from=2026-12-01&to=2026-12-30')).status,
  ).toBe(403);
  expect((await school.as(manager).get('/manager/finance?from=2026-12-02&to=2026-12-01')).status).toBe(400);
});

test('entries that the double entry knows nothing of are told', async () => {
  const school = await openSchool();
  const familyId = newId();
  await school.ledger.credit(aCredit({ familyId }));
  await school.db.run(sql`alter table ledger_postings disable trigger user`);
  await school.db.run(sql`update ledger_postings set amount = amount + 1`);
  const { body } = await school.as(manager).get('/manager/finance?from=2026-11-01&to=2026-11-30');
  expect(body.currencies[0].agrees).toBe(false);
});

test('days that are over are read from their lines, the others from the books, and both say the same', async () => {
  const school = await openSchool({ now: '2026-11-23T23:59:59+03:00' });
  const familyId = newId();
  const look = async () => (await school.as(manager).get('/manager/finance?from=2026-11-20&to=2026-11-25')).body;
  await school.ledger.credit(aCredit({ familyId, units: 4, value: 10_001, moneyFrom: 'bank:main' }));
  school.clock.set(Temporal.Instant.from('2026-11-24T00:00:00+03:00'));
  await school.ledger.credit(aCredit({ familyId, units: 1, value: 500, moneyFrom: 'cash:main' }));
  const live = await look();
  expect(live.currencies[0]).toMatchObject({
    now: { sold: 10_501 },
    cash: [
      { way: 'bank:main', came: 10_001, went: 0 },
      { way: 'cash:main', came: 500, went: 0 },
    ],
    agrees: true,
  });
  expect(live.currencies[0].points.filter(({ sold }: { sold: number }) => sold > 0)).toEqual([
    { at: '2026-11-23', sold: 10_001, refunded: 0, earned: 0 },
    { at: '2026-11-24', sold: 500, refunded: 0, earned: 0 },
  ]);
  await school.jobs.now('finance.count-days');
  const dates = () => school.db.all(sql`select distinct date::text from finance_days order by 1`);
  expect(await dates()).toEqual([{ date: '2026-11-23' }]);
  expect(await look()).toEqual(live);
  school.clock.set(Temporal.Instant.from('2026-12-20T00:00:00+03:00'));
  await school.jobs.now('finance.count-days');
  expect(await dates()).toEqual([{ date: '2026-11-23' }, { date: '2026-11-24' }]);
  expect(await look()).toEqual(live);
});

test('a line that says something else than the books is told on the page, and written anew', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  await school.ledger.credit(aCredit({ familyId: newId() }));
  school.clock.set(school.clock.now().add({ hours: 24 }));
  await school.jobs.now('finance.count-days');
  const look = async () => (await school.as(manager).get('/manager/finance?from=2026-11-01&to=2026-11-30')).body.currencies[0].agrees;
  expect(await look()).toBe(true);
  await school.db.run(sql`update finance_days set amount = amount + 1 where part = 'entry'`);
  expect(await look()).toBe(false);
  await school.jobs.now('finance.recount-days');
  expect(await look()).toBe(true);
});

test('who paid first in a month, and came again, is a cohort that agrees with the books', async () => {
  const school = await openSchool({ now: '2026-09-20T10:00+03:00' });
  const [olga, igor] = [newId(), newId()];
  for (const familyId of [olga, igor]) await school.ledger.credit(aCredit({ familyId, units: 4, value: 10_001, orderId: newId() }));
  school.clock.set(Temporal.Instant.from('2026-10-31T23:59:59+03:00'));
  await school.ledger.credit(aCredit({ familyId: olga, units: 4, value: 20_000, orderId: newId() }));
  school.clock.set(Temporal.Instant.from('2026-11-01T00:00:00+03:00'));
  await school.ledger.credit(aCredit({ familyId: newId(), units: 1, value: 500, orderId: newId() }));
  const cohorts = (await school.as(manager).get('/manager/finance-cohorts?from=2026-11-01&to=2026-11-23')).body;
  expect(cohorts).toMatchObject({
    cohorts: [
      {
        month: '2026-09',
        families: 2,
        second: 1,
        third: 0,
        months: [{ kept: 2 }, { kept: 1 }, { kept: 0 }],
        value: [{ currency: 'BYN', amount: 40_002, perFamily: 20_001 }],
      },
      { month: '2026-11', families: 1, months: [{ kept: 1 }] },
    ],
    books: [{ currency: 'BYN', amount: 40_502 }],
    agrees: true,
  });
});

test('what a lesson earned stands with its course and its teacher, less what the teacher is paid, and hours with the calendar', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const familyId = newId();
  await school.ledger.credit(aCredit({ familyId, units: 4, value: 10_001 }));
  const lessonId = newId();
  await school.ledger.reserve({ familyId, lessonId, kidUid: newId(), kind: 'gold', startsAt: school.clock.now() });
  await school.ledger.post({ familyId, lessonId, as: 'process' });
  const days = 'from=2026-11-01&to=2026-11-30';
  expect((await school.as(manager).get(`/manager/finance-margin?${days}`)).body.currencies[0]).toMatchObject({
    products: [{ name: '', units: 4, sold: 10_001, refunded: 0 }],
    courses: [{ name: '', units: 1, earned: 2500 }],
    teachers: [{ teacherId: null, units: 1, earned: 2500, cost: 0, margin: 2500, perLesson: null }],
    earned: 2500,
    books: 2500,
    agrees: true,
  });
  expect((await school.as(manager).get(`/manager/finance-load?${days}`)).body.agrees).toBe(true);
  for (const report of ['margin', 'cohorts', 'load', 'worth'])
    expect((await school.as(manager).file(`/manager/finance-sheet?${days}&report=${report}`)).status).toBe(200);
});

test('how families come is told by source: who booked a trial, who paid, and after how many days', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  await haveTeacher(school);
  const [one, other] = [await haveFamily(school), await haveFamily(school)];
  await haveFamily(school);
  school.clock.set(Temporal.Instant.from('2026-11-24T10:00+03:00'));
  await school.as(one.parent).post('/intro', { kidUid: one.kidUid, subject: 'math', timestamp: '2026-11-25T12:00:00Z' });
  school.clock.set(Temporal.Instant.from('2026-11-27T10:00+03:00'));
  await school.ledger.credit(aCredit({ familyId: other.familyId }));
  const look = (days: string) => school.as(manager).get(`/manager/finance-funnel?${days}`);
  const line = { applied: 3, booked: 1, came: 0, paid: 1, days: { booked: 1, came: null, paid: 4 } };
  expect((await look('from=2026-11-23&to=2026-11-23')).body).toMatchObject({ sources: [{ source: 'site', ...line }], whole: line });
  expect((await look('from=2026-11-24&to=2026-11-30')).body).toMatchObject({ sources: [], whole: null });
  const sheet = await school.as(manager).file('/manager/finance-sheet?from=2026-11-23&to=2026-11-23&report=funnel');
  expect([sheet.status, sheet.bytes.length > 500]).toEqual([200, true]);
});

test('all currencies add up in the one of the school, each day by the rates that were in force on it', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const familyId = newId();
  const look = async () => (await school.as(manager).get('/manager/finance?from=2026-11-23&to=2026-11-24')).body;
  const pay = (its: object) => school.ledger.credit(aCredit({ familyId, units: 4, value: 10_000, ...its }));
  await pay({ currency: 'USD' });
  await pay({ currency: 'BYN' });
  // No rate is said yet: the money stands by itself, and the sum says what is left out.
  expect((await look()).inBase).toMatchObject({ currency: 'BYN', now: { sold: 10_000 }, missing: ['USD'] });
  const rates = { BYN: 1_000_000, RUB: 0, USD: 3_000_000, EUR: 0, KZT: 0 };
  await choose(school, 'baseCurrency', { currency: 'BYN', rates });
  expect((await look()).inBase).toMatchObject({ now: { sold: 40_000, net: 40_000, atEnd: 40_000 }, missing: [] });
  school.clock.set(Temporal.Instant.from('2026-11-24T10:00:00+03:00'));
  await choose(school, 'baseCurrency', { currency: 'BYN', rates: { ...rates, USD: 4_000_000 } });
  await pay({ currency: 'USD' });
  // Yesterday keeps its rate; what is owed is worth what it is worth today.
  const both = await look();
  expect(both.inBase).toMatchObject({ now: { sold: 80_000, atEnd: 90_000 } });
  expect(both.currencies).toMatchObject([
    { currency: 'BYN', agrees: true },
    { currency: 'USD', now: { sold: 20_000 }, agrees: true },
  ]);
  // In another base the same days are counted across by the rates of their days.
  await choose(school, 'baseCurrency', { currency: 'USD', rates: { ...rates, BYN: 200_000, USD: 1_000_000 } });
  expect((await look()).inBase).toMatchObject({ currency: 'USD', now: { sold: 20_000 + Math.round(10_000 / 3) } });
});

test('a figure opens into its lines, which come to it; a fee and what families have yet to pay do too', async () => {
  const { open, till, order, olga, irina, asked, work, lesson, later } = await openShop(alone);
  const [used, missed] = [lesson(), lesson()];
  for (const one of [used, missed]) await open.ledger.reserve(one);
  await open.ledger.post({ ...used, as: 'process' });
  await open.ledger.post({ ...missed, as: 'nonAttendance' });
  await olga.post(`${await asked(27_000)}/approve`, yes);
  await work();
  await choose(open, 'refundFeePercent', 10);
  later({ minutes: 1 });
  const next = await till.order('individual-4');
  await chooseAtBank(open, next.checkoutUrl, 'succeed');
  const fee = Math.floor(next.total.amount / 10);
  const request = { orderId: next.orderId, amount: next.total.amount - fee, reason: 'Уезжаем' };
  const { body: refund } = await till.calls.post('/payment/refunds', request);
  await olga.post(`/manager/refunds/${refund.refundId}/approve`, yes);
  await work();
  const days = 'from=2026-11-23&to=2026-11-23';
  const { currencies } = (await irina.get(`/manager/finance?${days}`)).body;
  expect(currencies).toMatchObject([{ currency: 'BYN', agrees: true, now: { conducted: 4500, missed: 4500, lapsed: fee, atEnd: 0 } }]);
  const lines = async (figure: string, more = '') =>
    (await irina.get(`/manager/finance-lines?${days}&currency=BYN&figure=${figure}${more}`)).body;
  for (const figure of ['sold', 'refunded', 'conducted', 'missed', 'lapsed'])
    expect((await lines(figure)).amount).toBe(currencies[0].now[figure]);
  expect((await lines('conducted')).lines).toMatchObject([
    { familyId: till.familyId, familyName: 'Анна Иванова', lessonId: used.lessonId, orderId: order.orderId, units: 1, amount: 4500 },
  ]);
  expect((await lines('sold')).lines).toMatchObject([{ orderId: next.orderId }, { orderId: order.orderId, units: 8, amount: 36_000 }]);
  expect(await lines('sold', '&skip=1')).toMatchObject({ lines: [{ orderId: order.orderId }], count: 2, next: null });
  const made = { productCode: 'individual-8', currency: 'BYN', discount: 0, reason: 'Просили счёт' };
  const { body: owed } = await olga.post(`/manager/families/${till.familyId}/orders`, made);
  expect((await irina.get(`/manager/finance?${days}`)).body.debts).toEqual([{ currency: 'BYN', amount: 36_000, orders: 1, overdue: 0 }]);
  expect(await lines('debt')).toMatchObject({ amount: 36_000, lines: [{ orderId: owed.orderId, units: 8 }] });
  const whole = { from: '2026-11-23', to: '2026-11-23', currency: 'BYN', figure: 'sold' } as const;
  expect((await open.finance.linesSheet(whole, 'ru-RU')).bytes.length).toBeGreaterThan(0);
});

test('what families paid in another program is told beside the figures, and is none of them', async () => {
  const school = await openSchool();
  const familyId = newId();
  const it = { familyId, amount: 12_000, currency: 'BYN', about: null, document: null, byAccount: newId() } as const;
  await school.payments.past.add({ ...it, day: '2026-11-10' });
  await school.payments.past.add({ ...it, day: '2026-10-31' });
  const { body } = await school.as(manager).get('/manager/finance?from=2026-11-01&to=2026-11-30');
  expect(body).toMatchObject({ currencies: [], past: [{ currency: 'BYN', amount: 12_000, payments: 1 }] });
});
