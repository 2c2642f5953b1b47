import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { choose as set } from '../../modules/school/testing.ts';
import type { ProviderEvent } from '../../modules/payments/provider/provider.ts';
import { choose, insistMoneyAgrees, openTill, paymentOf } from '../../modules/payments/testing.ts';
import type { Choice } from './choices.ts';
import { isSigned, sign } from './signature.ts';

const wanted = {
  amount: 36000,
  currency: 'BYN',
  description: '8 <lessons> & more',
  returnPath: '/payment?order=1',
  until: Temporal.Instant.from('2026-11-24T09:00:00Z'),
  locale: 'en-US',
  method: 'card',
} as const;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('asked twice with one key, the bank opens one checkout', async () => {
  const { sandbox } = await openSchool();
  const key = newId();
  const [first, second] = await Promise.all([
    sandbox.provider.createCheckout({ ...wanted, key }),
    sandbox.provider.createCheckout({ ...wanted, key }),
  ]);
  expect(second).toEqual(first);
});

test('the checkout speaks the language of the order, or the one asked for, without script or inline style', async () => {
  const school = await openSchool();
  const { sandbox, http } = school;
  const { url } = await sandbox.provider.createCheckout({ ...wanted, key: newId() });
  const page = await http.inject({ url });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<html lang="en-US">');
  expect(page.body).toContain('BYN\u00A0360.00');
  expect(page.body).toContain('8 &lt;lessons&gt; &amp; more');
  expect(page.body).not.toMatch(/<script|style=|onclick/);
  expect((await http.inject({ url: `${url}?lang=ru-RU` })).body).toContain('К оплате');
  const other = '?lang=ru-RU';
  expect(page.body).toContain(other);
  // A language that the school does not offer is not led to.
  await set(school, 'familyLanguages', ['en-US']);
  expect((await http.inject({ url })).body).not.toContain(other);
  expect((await http.inject({ url: '/sandbox/checkout.css' })).headers['content-type']).toContain('text/css');
});

test('a checkout is settled once: a second press of a button changes nothing', async () => {
  const school = await openSchool();
  const { ref, url } = await school.sandbox.provider.createCheckout({ ...wanted, key: newId() });
  await choose(school, url, 'decline');
  await choose(school, url, 'succeed');
  expect((await school.sandbox.provider.getPayment(ref)).state).toBe('failed');
  expect((await school.http.inject({ url })).body).toContain('The bank declined this payment');
});

test('an unknown checkout is not found, and an unknown button does nothing', async () => {
  const { sandbox, http } = await openSchool();
  expect((await http.inject({ url: '/sandbox/checkout/nothing' })).statusCode).toBe(404);
  expect(
    (await http.inject({ method: 'POST', url: '/sandbox/checkout/nothing', headers: form, payload: 'choice=succeed' })).statusCode,
  ).toBe(404);
  const { ref, url } = await sandbox.provider.createCheckout({ ...wanted, key: newId() });
  expect((await http.inject({ method: 'POST', url, headers: form, payload: 'choice=everything' })).statusCode).toBe(400);
  expect((await sandbox.provider.getPayment(ref)).state).toBe('open');
});

/** A school that listens, with an order paid in some way; `news` is what it heard of it and of its refunds. */
async function paidAs(choice: Choice) {
  const school = await openSchool();
  const till = await openTill(school);
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const order = await till.order();
  await choose(school, order.checkoutUrl, choice);
  const { paymentRef } = paymentOf(order);
  const provider = school.sandbox.provider;
  const news = async () => (await school.db.all(sql<{ body: ProviderEvent }>`select body from payments_inbox`)).map(({ body }) => body);
  return {
    school,
    till,
    refund: (some: number, key: string) => provider.refund({ paymentRef, amount: some, currency: 'BYN', key }),
    refunds: async () =>
      (await news()).flatMap(({ refund }) => (refund ? [`${refund.key} ${refund.amount} ${refund.state}`] : [])).toSorted(),
    payments: async () => (await news()).flatMap(({ payment }) => (payment ? [payment.paymentRef] : [])).toSorted(),
    paymentRef,
    async pass(seconds: number) {
      school.clock.set(school.clock.now().add({ seconds }));
      await school.sandbox.work();
    },
  };
}

test('money is sent back once for its key, and never more than came', async () => {
  const { refund, refunds, pass } = await paidAs('succeed');
  const first = await refund(20000, 'refund-1');
  expect(first.state).toBe('succeeded');
  expect(await refund(20000, 'refund-1')).toEqual(first);
  await expect(refund(20001, 'refund-1')).rejects.toThrow('The key means another refund');
  await refund(16000, 'refund-2');
  await expect(refund(1, 'refund-3')).rejects.toThrow('More would be sent back than came');
  await pass(0);
  expect(await refunds()).toEqual(['refund-1 20000 succeeded', 'refund-2 16000 succeeded']);
});

test('of two refunds at once that are together more than came, one is sent', async () => {
  const { refund } = await paidAs('succeed');
  const answers = await Promise.allSettled([refund(20000, 'a'), refund(20000, 'b')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a refund that takes its time is told of when it begins, and when the money is back 20 seconds later', async () => {
  const { refund, refunds, pass, school } = await paidAs('refund-slow');
  const { refundRef, state } = await refund(36000, 'slowly');
  expect(state).toBe('pending');
  await pass(19);
  expect(await refunds()).toEqual(['slowly 36000 pending']);
  await pass(1);
  expect(await refunds()).toEqual(['slowly 36000 pending', 'slowly 36000 succeeded']);
  expect((await school.sandbox.provider.getRefund(refundRef)).state).toBe('succeeded');
});

test('a first refund that fails leaves the money where it was, for a second one under another key', async () => {
  const { refund, refunds, pass } = await paidAs('refund-fail');
  expect((await refund(36000, 'first')).state).toBe('pending');
  await pass(20);
  expect((await refund(36000, 'first')).state).toBe('failed');
  expect((await refund(36000, 'second')).state).toBe('succeeded');
  await pass(0);
  expect(await refunds()).toEqual(['first 36000 failed', 'first 36000 pending', 'second 36000 succeeded']);
});

test('a checkout that is paid twice is two payments, in the webhooks and in the list', async () => {
  const { school, payments, paymentRef, till } = await paidAs('duplicate');
  expect(await payments()).toEqual([paymentRef, `${paymentRef}_2`]);
  const listed = await school.sandbox.provider.listPayments(school.clock.now());
  expect(listed.map((payment) => payment.paymentRef).toSorted()).toEqual([paymentRef, `${paymentRef}_2`]);
  expect(await till.gold()).toBe(8);
  const asked = await school.db.all(sql`select why, payment_ref as "paymentRef" from refunds_transfers`);
  expect(asked).toEqual([{ why: 'duplicate', paymentRef: `${paymentRef}_2` }]);
  const second = { paymentRef: `${paymentRef}_2`, amount: 36000, currency: 'BYN', key: 'second' } as const;
  expect((await school.sandbox.provider.refund(second)).state).toBe('succeeded');
  await insistMoneyAgrees(school);
});

test('of a payment that is never told of nothing is heard, neither of its refund; who asks learns of both', async () => {
  const { school, payments, refunds, refund, till } = await paidAs('never-send');
  await refund(1000, 'silently');
  await school.sandbox.work();
  expect([await payments(), await refunds(), await till.gold()]).toEqual([[], [], 0]);
  const listed = await school.sandbox.provider.listRefunds(school.clock.now());
  expect(listed).toMatchObject([{ key: 'silently', amount: 1000, state: 'succeeded' }]);
  await school.reconciliation.compareWithProviders();
  expect(await till.gold()).toBe(8);
});

test('a card is kept when the person agreed, and charged without them until it is empty', async () => {
  const school = await openSchool();
  const { provider } = school.sandbox;
  const pay = async (keepCard: boolean, choice: Choice) => {
    const { ref, url } = await provider.createCheckout({ ...wanted, key: newId(), keepCard });
    expect((await school.http.inject({ url })).body.includes('value="card-declines"')).toBe(keepCard);
    await choose(school, url, choice);
    return (await provider.getPayment(ref)).kept;
  };
  expect(await pay(false, 'succeed')).toBeUndefined();
  expect(await pay(true, 'decline')).toBeUndefined();
  const good = await pay(true, 'succeed');
  const empty = await pay(true, 'card-declines');
  expect([good?.shown, empty?.shown]).toEqual(['•••• 4242', '•••• 0341']);
  const charge = (key: string, token = '') => provider.charge?.({ key, token, amount: 12000, currency: 'BYN', description: '4 lessons' });
  const first = await charge('renew-1', good?.token);
  expect(first).toMatchObject({ key: 'renew-1', state: 'succeeded', amount: 12000, currency: 'BYN' });
  expect(await charge('renew-1', good?.token)).toEqual(first);
  expect(await charge('renew-2', empty?.token)).toMatchObject({ state: 'failed' });
  await school.sandbox.changeCard(empty?.token ?? '', 'pass');
  expect(await charge('renew-2', empty?.token)).toMatchObject({ state: 'failed' });
  expect(await charge('renew-3', empty?.token)).toMatchObject({ state: 'succeeded' });
  await expect(charge('renew-4', 'card_of_nobody')).rejects.toThrow('The bank has no such card');
});

test('a signature holds for its own bytes, its own secret and five minutes; an old secret is believed while it is kept', () => {
  const now = Temporal.Instant.from('2026-11-23T10:00+03:00');
  const body = Buffer.from('{"a":1}');
  const header = sign(body, 'old', now);
  expect(isSigned(body, header, ['new', 'old'], now)).toBe(true);
  expect(isSigned(body, header, ['new'], now)).toBe(false);
  expect(isSigned(Buffer.from('{"a":2}'), header, ['old'], now)).toBe(false);
  expect(isSigned(body, header, ['old'], now.add({ seconds: 300 }))).toBe(true);
  expect(isSigned(body, header, ['old'], now.add({ seconds: 301 }))).toBe(false);
  for (const wrong of [undefined, '', 'v1=0', `t=1,v1=${'0'.repeat(64)}`, ['t=1']]) expect(isSigned(body, wrong, ['old'], now)).toBe(false);
});
