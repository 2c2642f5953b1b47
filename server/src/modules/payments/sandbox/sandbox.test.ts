import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { choose, openTill } from '../testing.ts';
import { isSigned, sign } from './signature.ts';

const wanted = {
  amount: 36000,
  currency: 'BYN',
  description: '8 <lessons> & more',
  returnPath: '/payment?order=1',
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
  const { sandbox, http } = await openSchool();
  const { url } = await sandbox.provider.createCheckout({ ...wanted, key: newId() });
  const page = await http.inject({ url });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<html lang="en-US">');
  expect(page.body).toContain('BYN\u00A0360.00');
  expect(page.body).toContain('8 &lt;lessons&gt; &amp; more');
  expect(page.body).not.toMatch(/<script|style=|onclick/);
  expect((await http.inject({ url: `${url}?lang=ru-RU` })).body).toContain('К оплате');
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

test('money is sent back once for its key, and never more than came', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  const paymentRef = `pay_${order.checkoutUrl?.split('/').at(-1)}`;
  const refund = (amount: number, key: string) => school.sandbox.provider.refund({ paymentRef, amount, currency: 'BYN', key });
  const first = await refund(20000, 'refund-1');
  expect(await refund(20000, 'refund-1')).toEqual(first);
  await refund(16000, 'refund-2');
  await expect(refund(1, 'refund-3')).rejects.toThrow('More would be sent back than came');
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
