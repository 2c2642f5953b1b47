import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const manager = signedIn('manager');

type Till = Awaited<ReturnType<typeof openTill>>;

async function openListening() {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  return school;
}
const termsOfReferral = (school: TestSchool, its: object) =>
  school.as(manager).post('/manager/gifts/referral/terms', {
    isOn: true,
    lessons: 1,
    friendLessons: 1,
    hours: null,
    validFrom: null,
    reason: 'Проба',
    ...its,
  });

/** Two families, and the code of the first. */
async function invited() {
  const school = await openListening();
  const [inviter, friend] = [await openTill(school), await openTill(school)];
  const code = (await inviter.calls.get('/promo-conditions')).body.code as string;
  return { school, inviter, friend, code };
}
async function payWith(school: TestSchool, friend: Till, code: string) {
  await friend.calls.post('/promo-codes/check', { code, productCode: 'individual-8' });
  const order = await friend.order('individual-8', { promoCode: code });
  await choose(school, order.checkoutUrl, 'succeed');
  await school.outbox.drain();
  return order;
}
const refunded = async (school: TestSchool, orderId: string, familyId: string, full = true) => {
  await school.db.inTransaction(() => school.outbox.publish({ type: 'payments.order_refunded', orderId, familyId, full }));
  await school.outbox.drain();
};
const conditions = async (till: Till) => (await till.calls.get('/promo-conditions')).body;

describe('what friends are promised', () => {
  test('is what held when the friend came, also when it changes before the payment', async () => {
    const { school, inviter, friend, code } = await invited();
    await termsOfReferral(school, { lessons: 2, friendLessons: 3 });
    await friend.calls.post('/promo-codes/check', { code, productCode: 'individual-8' });
    const order = await friend.order('individual-8', { promoCode: code });
    expect(order.bonus).toBe(3);
    school.clock.set(school.clock.now().add({ seconds: 1 }));
    await termsOfReferral(school, { isOn: false });
    await choose(school, order.checkoutUrl, 'succeed');
    await school.outbox.drain();
    expect([await friend.gold(), await inviter.gold()]).toEqual([11, 2]);
    expect(await conditions(inviter)).toMatchObject({ isOn: false, earned: 2, friends: [{ state: 'rewarded', earned: 2, promised: 2 }] });
    await insistMoneyAgrees(school);
  });

  test('is nothing while the school invites nobody, except for those who came before', async () => {
    const { school, inviter, friend, code } = await invited();
    const { families } = school;
    const came = await families.register({
      firstName: 'Ольга',
      lastName: '',
      email: 'olga@example.com',
      password: 'birch-lake-42',
      kid: { name: 'Петя', dob: { year: 2019, month: 5 }, languages: ['ru'] },
      subject: 'math',
      locale: 'ru-RU',
      timezone: 'Europe/Minsk',
      termsAccepted: true,
      promo: code,
    });
    await school.outbox.drain();
    await termsOfReferral(school, { isOn: false });
    const check = await friend.calls.post('/promo-codes/check', { code, productCode: 'individual-8' });
    expect(check.body.error.code).toBe('promo_not_allowed');
    const parent: Principal = { ...friend.parent, accountId: came.accountId, customerId: came.familyId };
    const promised = await school.as(parent).post('/promo-codes/check', { code, productCode: 'individual-8' });
    expect(promised.body).toMatchObject({ type: 'friend', lessons: 1 });
    expect(await conditions(inviter)).toMatchObject({
      isOn: false,
      friends: [{ name: 'Ольга', state: 'invited', earned: 0, promised: 1 }],
    });
  });
});

describe('when the friend’s package is refunded', () => {
  test('whole, the inviter’s lesson is taken back, once; of a part it stays', async () => {
    const { school, inviter, friend, code } = await invited();
    const order = await payWith(school, friend, code);
    await refunded(school, order.orderId, friend.familyId, false);
    expect(await inviter.gold()).toBe(1);
    await refunded(school, order.orderId, friend.familyId);
    await refunded(school, order.orderId, friend.familyId);
    expect(await inviter.gold()).toBe(0);
    expect(await inviter.entries()).toEqual(['debt -1', 'bonus 1']);
    expect(await conditions(inviter)).toMatchObject({ earned: 0, friends: [{ state: 'takenBack', earned: 0 }] });
    await insistMoneyAgrees(school);
  });

  test('a lesson that is held or used already stays: nobody falls below zero', async () => {
    const { school, inviter, friend, code } = await invited();
    await termsOfReferral(school, { lessons: 3 });
    const order = await payWith(school, friend, code);
    const lesson = { familyId: inviter.familyId, kidUid: inviter.kidUid, kind: 'gold' as const, startsAt: at('2026-12-01T10:00Z') };
    const [used, held] = [newId(), newId()];
    for (const lessonId of [used, held]) await school.ledger.reserve({ ...lesson, lessonId });
    await school.ledger.post({ ...lesson, lessonId: used, as: 'process' });
    await refunded(school, order.orderId, friend.familyId);
    expect(await inviter.gold()).toBe(1);
    expect(await conditions(inviter)).toMatchObject({ earned: 2, friends: [{ state: 'takenBack', earned: 2 }] });
    await insistMoneyAgrees(school);
  });

  test('another package pays no second reward', async () => {
    const { school, inviter, friend, code } = await invited();
    const order = await payWith(school, friend, code);
    await refunded(school, order.orderId, friend.familyId);
    const again = await friend.order('individual-16');
    await choose(school, again.checkoutUrl, 'succeed');
    await school.outbox.drain();
    expect(await inviter.gold()).toBe(0);
    await insistMoneyAgrees(school);
  });
});
