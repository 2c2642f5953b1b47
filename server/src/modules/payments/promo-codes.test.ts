import type { PromoCodeRequest } from '@school/contract/promotions/shapes';
import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { aPromoCode } from '../promotions/testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

const manager = signedIn('manager');
const haveCode = async (school: TestSchool, its: Partial<PromoCodeRequest> = {}) => {
  const { status, body } = await school.as(manager).post('/manager/promo-codes', aPromoCode(its));
  expect(status).toBe(200);
  return body;
};
/** A school that listens, so that the bank's webhooks reach it. */
async function openListening() {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  return school;
}
async function tillWithCode(its: Partial<PromoCodeRequest> = {}) {
  const school = await openListening();
  await haveCode(school, its);
  return { school, till: await openTill(school) };
}
type Till = Awaited<ReturnType<typeof openTill>>;
const check = ({ calls }: Till, code = 'ВЕСНА10', productCode = 'individual-8') => calls.post('/promo-codes/check', { code, productCode });
const orderWith = async (till: Till, code = 'ВЕСНА10', productCode = 'individual-8') => {
  await check(till, code, productCode);
  return till.calls.post('/orders', { productCode, promoCode: code, termsAccepted: true });
};

describe('checking a code', () => {
  test('says the price before and after, however the code was typed', async () => {
    const { till } = await tillWithCode();
    const { status, body } = await check(till, ' весна10 ');
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 'ВЕСНА10',
      type: 'percent',
      before: { amount: 36_000, currency: 'BYN' },
      discount: 3_600,
      total: { amount: 32_400, currency: 'BYN' },
      lessons: 0,
      until: null,
    });
  });

  for (const [what, code, productCode, its, error] of [
    ['of 3 signs', 'ABC', 'individual-8', {}, 'promo_too_short'],
    ['of 21 signs', 'A'.repeat(21), 'individual-8', {}, 'promo_too_long'],
    ['that is nobody’s', 'LETO2026', 'individual-8', {}, 'promo_not_allowed'],
    ['for groups', 'ВЕСНА10', 'individual-8', { forKind: 'group' }, 'promo_bundle_incompatible'],
    [
      'of bonus lessons for groups',
      'ВЕСНА10',
      'individual-8',
      { type: 'bonus', percent: null, lessons: 1, forKind: 'group' },
      'promo_wrong_bundle_kind',
    ],
    ['with a package of 4', 'ВЕСНА10', 'individual-4', {}, 'promo_min_lessons'],
    [
      'of roubles for a price in BYN',
      'ВЕСНА10',
      'individual-8',
      { type: 'amount', percent: null, amounts: { RUB: 100 } },
      'promo_invalid_type',
    ],
  ] as const) {
    test(`${what}: ${error}`, async () => {
      const { till } = await tillWithCode(its);
      expect((await check(till, code, productCode)).body.error.code).toBe(error);
    });
  }

  test('may be tried 10 times a minute', async () => {
    const { school, till } = await tillWithCode();
    for (let tried = 0; tried < 10; tried += 1) expect((await check(till, `TRY${tried}XX`)).status).toBe(409);
    expect((await check(till)).status).toBe(429);
    school.clock.set(school.clock.now().add({ minutes: 1 }));
    expect((await check(till)).status).toBe(200);
  });
});

describe('paying with a code', () => {
  test('costs less, and the lessons are worth what was paid', async () => {
    const { school, till } = await tillWithCode();
    const { body: order } = await orderWith(till);
    expect(order).toMatchObject({ total: { amount: 32_400 }, promo: { code: 'ВЕСНА10', discount: 3_600, lessons: 0 } });
    await choose(school, order.checkoutUrl, 'succeed');
    expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-completed', promo: { discount: 3_600 } });
    expect((await check(till)).body.error.code).toBe('used_promo_code');
    await insistMoneyAgrees(school);
  });

  test('of bonus lessons adds them as a gift', async () => {
    const { school, till } = await tillWithCode({ type: 'bonus', percent: null, lessons: 2 });
    const { body: order } = await orderWith(till);
    expect(order).toMatchObject({ bonus: 2, total: { amount: 36_000 } });
    await choose(school, order.checkoutUrl, 'succeed');
    expect(await till.entries()).toEqual(['bonus 2', 'paid 8']);
    await insistMoneyAgrees(school);
  });

  test('of 100 % needs no bank: the lessons are there at once, and only once', async () => {
    const { school, till } = await tillWithCode({ percent: 100 });
    const { body: order } = await orderWith(till);
    expect(order).toMatchObject({ status: 'payment-completed', total: { amount: 0 }, checkoutUrl: null });
    expect(await till.gold()).toBe(8);
    expect(
      (await till.calls.post('/orders', { productCode: 'individual-8', promoCode: 'ВЕСНА10', termsAccepted: true })).body.error.code,
    ).toBe('used_promo_code');
    expect(await till.gold()).toBe(8);
    await insistMoneyAgrees(school);
  });

  test('without having checked it is refused', async () => {
    const { till } = await tillWithCode();
    const { body } = await till.calls.post('/orders', { productCode: 'individual-8', promoCode: 'ВЕСНА10', termsAccepted: true });
    expect(body.error.code).toBe('promo_not_checked');
  });

  test('in a second tab is the same order; another code makes another order, and the first code is free again', async () => {
    const { school, till } = await tillWithCode({ usesMax: 1 });
    await haveCode(school, { code: 'ЗИМА20', percent: 20 });
    const { body: first } = await orderWith(till);
    const { body: second } = await orderWith(till);
    expect(second.orderId).toBe(first.orderId);
    const { body: third } = await orderWith(till, 'ЗИМА20');
    expect(third).toMatchObject({ total: { amount: 28_800 } });
    expect((await orderWith(await openTill(school))).body).toMatchObject({ promo: { code: 'ВЕСНА10' } });
    await insistMoneyAgrees(school);
  });

  test('that nobody paid for gives its use back; money that comes later is honoured and counts for nothing', async () => {
    const { school, till } = await tillWithCode({ usesMax: 1 });
    const { body: order } = await orderWith(till);
    const other = await openTill(school);
    expect((await orderWith(other)).body.error.code).toBe('promo_not_allowed');
    school.clock.set(school.clock.now().add({ hours: 24, minutes: 1 }));
    await school.payments.closeOrders();
    expect((await orderWith(other)).status).toBe(200);
    await choose(school, order.checkoutUrl, 'succeed');
    expect(await till.look(order.orderId)).toMatchObject({ status: 'payment-completed' });
    await insistMoneyAgrees(school);
  });

  const atOnce = process.env['LONG'] === '1' ? 64 : 24;
  test('with one use left, many checkouts at once: one has it', async () => {
    const { school } = await tillWithCode({ usesMax: 1 });
    const tills = [];
    for (let n = 0; n < atOnce; n += 1) tills.push(await openTill(school));
    for (const till of tills) await check(till);
    const answers = await Promise.all(
      tills.map((till) => till.calls.post('/orders', { productCode: 'individual-8', promoCode: 'ВЕСНА10', termsAccepted: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'promo_not_allowed')).toHaveLength(atOnce - 1);
    expect(school.faults).toEqual([]);
    await insistMoneyAgrees(school);
  });
});

describe('a friend’s code', () => {
  async function invited() {
    const school = await openListening();
    const [inviter, friend] = [await openTill(school), await openTill(school)];
    const { body } = await inviter.calls.get('/promo-conditions');
    return { school, inviter, friend, code: body.code as string };
  }

  test('gives the friend a lesson and the inviter one, when a package of 8 is paid, once', async () => {
    const { school, inviter, friend, code } = await invited();
    const { body: order } = await orderWith(friend, code);
    expect(order).toMatchObject({ bonus: 1, promo: { code, lessons: 1 } });
    expect(await inviter.gold()).toBe(0);
    await choose(school, order.checkoutUrl, 'succeed');
    await school.outbox.drain();
    expect([await friend.gold(), await inviter.gold()]).toEqual([9, 1]);
    expect((await inviter.calls.get('/promo-conditions')).body).toMatchObject({ earned: 1, friends: [{ earned: 1 }] });
    const { body: again } = await friend.calls.post('/orders', { productCode: 'individual-8', termsAccepted: true });
    await choose(school, again.checkoutUrl, 'succeed');
    await school.outbox.drain();
    expect(await inviter.gold()).toBe(1);
    await insistMoneyAgrees(school);
  });

  test('is not for its owner, and not for a family that has paid before', async () => {
    const { school, inviter, friend, code } = await invited();
    expect((await check(inviter, code)).body.error.code).toBe('promo_own_friend_code');
    const { body: order } = await friend.calls.post('/orders', { productCode: 'individual-8', termsAccepted: true });
    await choose(school, order.checkoutUrl, 'succeed');
    expect((await check(friend, code)).body.error.code).toBe('promo_invalid_type');
  });
});

describe('codes of the school', () => {
  test('are found by code and note, by state and type, and a stopped one cannot be used', async () => {
    const { school, till } = await tillWithCode({ note: 'для школы №5' });
    await haveCode(school, { code: 'ЛЕТО', startsAt: '2027-06-01T00:00:00Z' });
    const list = async (query: string) =>
      (await school.as(manager).get(`/manager/promo-codes${query}`)).body.codes.map(({ code }: { code: string }) => code);
    expect(await list('?search=весна')).toEqual(['ВЕСНА10']);
    expect(await list(`?search=${encodeURIComponent('№5')}`)).toEqual(['ВЕСНА10']);
    expect(await list('?state=planned')).toEqual(['ЛЕТО']);
    expect((await school.as(manager).post('/manager/promo-codes/ВЕСНА10/stop', { reason: 'Весна прошла' })).status).toBe(200);
    expect(await list('?state=ended')).toEqual(['ВЕСНА10']);
    expect((await check(till)).body.error.code).toBe('promo_not_allowed');
    expect((await school.as(manager).post('/manager/promo-codes/НЕТУ/stop', { reason: '?' })).body.error.code).toBe('promo_not_found');
  });

  test('tell who made and stopped them, and which orders were made with them', async () => {
    const { school, till } = await tillWithCode({ code: 'ЛЕТО2027' });
    const office = school.as(manager);
    const { body: order } = await orderWith(till, 'ЛЕТО2027');
    const show = async () => (await office.get('/manager/promo-codes/лето2027')).body;
    expect(await show()).toMatchObject({
      code: { code: 'ЛЕТО2027', note: 'к весне', used: 1, createdBy: { accountId: manager.accountId }, stopped: null },
      uses: [
        { orderId: order.orderId, familyId: till.familyId, familyName: 'Анна Иванова', state: 'reserved', discount: { amount: 3_600 } },
      ],
      next: null,
    });
    await choose(school, order.checkoutUrl, 'succeed');
    expect((await show()).uses).toMatchObject([{ state: 'consumed' }]);
    await office.post('/manager/promo-codes/ЛЕТО2027/stop', { reason: 'Лето прошло' });
    await office.post('/manager/promo-codes/ЛЕТО2027/stop', { reason: 'Ещё раз' });
    expect((await show()).code).toMatchObject({ state: 'ended', stopped: { reason: 'Лето прошло', by: { accountId: manager.accountId } } });
    expect((await office.get('/manager/promo-codes/НЕТУ')).body.error.code).toBe('promo_not_found');
  });

  test('are listed a page at a time, none twice and none left out, also those of one second', async () => {
    const { school } = await tillWithCode();
    for (let n = 0; n < 60; n += 1) await haveCode(school, { code: `КОД${String(n).padStart(3, '0')}` });
    const seen: string[] = [];
    let before = '';
    do {
      const { body } = await school.as(manager).get(`/manager/promo-codes${before === '' ? '' : `?before=${encodeURIComponent(before)}`}`);
      seen.push(...body.codes.map(({ code }: { code: string }) => code));
      before = body.next ?? '';
    } while (before !== '');
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
  });

  test('for one package are for one of 8 lessons or more', async () => {
    const { school } = await tillWithCode();
    const make = (its: Partial<PromoCodeRequest>) =>
      school.as(manager).post('/manager/promo-codes', aPromoCode({ code: 'NEWCODE', ...its }));
    expect((await make({ productCode: 'individual-4' })).body.error.code).toBe('promo_min_lessons');
    expect((await make({ productCode: 'individual-8', forKind: 'individual' })).status).toBe(400);
    expect((await make({ note: ' ' })).status).toBe(400);
    expect((await make({ productCode: 'individual-8' })).status).toBe(200);
  });

  test('are one of a kind, whatever their letters look like, and have the worth of their type', async () => {
    const { school } = await tillWithCode();
    expect((await school.as(manager).post('/manager/promo-codes', aPromoCode({ code: 'весна10' }))).body.error.code).toBe('promo_exists');
    expect((await school.as(manager).post('/manager/promo-codes', aPromoCode({ code: 'NEWCODE', percent: null }))).status).toBe(400);
    expect(
      (await school.as(manager).post('/manager/promo-codes', aPromoCode({ code: 'NEWCODE', productCode: 'individual-5' }))).body.error.code,
    ).toBe('catalogue.product_not_found');
  });
});
