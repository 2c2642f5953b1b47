import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import { haveSchedule } from '../scheduling/regular/testing.ts';
import { choose, insistMoneyAgrees } from '../payments/testing.ts';

/** A family that has paid for eight lessons, all of them reserved by its weekly schedule; the next one is in five hours. */
async function haveReserved() {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const made = await haveSchedule(school, { units: 0 });
  const { body: order } = await made.parent.post('/orders', { productCode: 'individual-8', termsAccepted: true });
  await choose(school, order.checkoutUrl, 'succeed');
  await school.payments.pollAttempts();
  await school.settle();
  made.at('2026-11-26T12:30+03:00');
  const quote = async () => (await made.parent.get('/payment/refunds')).body.quotes[0];
  const ask = (amount: number, more: object = {}) =>
    made.parent.post('/payment/refunds', { orderId: order.orderId, amount, reason: 'Переезжаем', ...more });
  return { ...made, school, quote, ask };
}

test('a family whose schedule reserves every lesson is told what it gets when the schedule ends, and nothing ends by looking', async () => {
  const { quote, rows, processId, kidUid, school } = await haveReserved();
  const before = await rows();
  const { amount, may, whenSchedulesEnd } = await quote();
  expect([amount.amount, may.why]).toEqual([0, 'payments.refund_nothing_left']);
  // 45 BYN each; the lesson in five hours takes place.
  expect(whenSchedulesEnd).toMatchObject({ units: 7, amount: { amount: 31_500, currency: 'BYN' } });
  expect(whenSchedulesEnd.schedules).toMatchObject([{ processId, kidUid, courseCode: 'math', off: before.length - 1, stay: 1 }]);
  expect(await rows()).toEqual(before);
  await insistMoneyAgrees(school);
});

test('agreeing ends the schedule and asks for the money in one act; the lesson of the next hours stays', async () => {
  const { quote, ask, rows, state, school } = await haveReserved();
  const { whenSchedulesEnd } = await quote();
  expect((await ask(whenSchedulesEnd.amount.amount)).body.error.code).toBe('payments.refund_nothing_left');
  const { status, body } = await ask(whenSchedulesEnd.amount.amount, { endsSchedules: true });
  expect([status, body.units, body.amount.amount]).toEqual([200, 7, 31_500]);
  expect((await rows()).map(({ startsAt }) => startsAt)).toEqual(['2026-11-26T14:30:00Z']);
  expect((await state())?.days).toEqual([]);
  expect((await quote()).whenSchedulesEnd).toBe(null);
  await insistMoneyAgrees(school);
});

test('another amount than the one quoted ends nothing', async () => {
  const { ask, rows, school } = await haveReserved();
  const before = await rows();
  const { body } = await ask(36_000, { endsSchedules: true });
  expect(body.error).toMatchObject({ code: 'payments.refund_quote_changed', facts: { amount: 31_500 } });
  expect(await rows()).toEqual(before);
  await insistMoneyAgrees(school);
});

test('a manager sees the same sum for the family, and ends its schedule and asks in one act', async () => {
  const { school, familyId, rows, state } = await haveReserved();
  const { accountId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const manager = school.as(signedIn('manager', { accountId }));
  const path = `/manager/families/${familyId}/refunds`;
  const [quote] = (await manager.get(path)).body.quotes;
  expect(quote.whenSchedulesEnd.amount.amount).toBe(31_500);
  const request = { orderId: quote.orderId, amount: 31_500, reason: 'Переезжают' };
  expect((await manager.post(path, request)).body.error.code).toBe('payments.refund_nothing_left');
  expect((await manager.post(path, { ...request, endsSchedules: true })).status).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect((await state())?.days).toEqual([]);
  await insistMoneyAgrees(school);
});
