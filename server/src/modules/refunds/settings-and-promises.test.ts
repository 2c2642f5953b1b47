import { expect, test } from 'vitest';

import { choose as chooseAtBank } from '../payments/testing.ts';
import { choose } from '../school/testing.ts';
import { aPromoCode } from '../promotions/testing.ts';
import { alone, openShop, yes } from './testing.ts';

const noFee = { BYN: 0, RUB: 0, USD: 0, EUR: 0, KZT: 0 };

test('an order keeps the fee it was bought with; the next one has that of now, and its amount is taken once', async () => {
  const { open, till, order, read, ask, asked, olga, work } = await openShop(alone);
  expect(await choose(open, 'refundFeePercent', 10)).toEqual([{ key: 'refundFeePercent', families: 0, promises: 0 }]);
  const shown = async () => (await till.calls.get('/payment/products')).body.refundTerms;
  expect(await shown()).toMatchObject({ feePercent: 10, fee: { amount: 0 } });
  const waits = await till.order('individual-4');
  expect(waits.refundTerms).toMatchObject({ feePercent: 10, fee: { amount: 0 } });
  expect(await choose(open, 'refundFeeAmounts', { ...noFee, BYN: 500 })).toEqual([{ key: 'refundFeeAmounts', families: 1, promises: 1 }]);
  // What waits to be paid was ordered for less, and stays the same order.
  expect((await till.order('individual-4')).orderId).toBe(waits.orderId);
  const next = await till.order('individual-16');
  await chooseAtBank(open, next.checkoutUrl, 'succeed');
  const { quotes } = await read();
  const quoteOf = (orderId: string) => quotes.find((it: { orderId: string }) => it.orderId === orderId);
  expect(quoteOf(order.orderId)).toMatchObject({ terms: { feePercent: 0 }, fee: { amount: 0 }, amount: { amount: 36_000 } });
  const worth = next.total.amount;
  const fee = Math.floor(worth / 10) + 500;
  expect(quoteOf(next.orderId)).toMatchObject({
    terms: { feePercent: 10, fee: { amount: 500 } },
    fee: { amount: fee },
    amount: { amount: worth - fee },
  });
  await olga.post(`${await asked(36_000)}/approve`, yes);
  const refused = await ask(worth, { orderId: next.orderId });
  expect(refused.body.error).toMatchObject({ code: 'payments.refund_quote_changed', facts: { amount: worth - fee } });
  const { body } = await ask(worth - fee, { orderId: next.orderId });
  expect(body).toMatchObject({ fee: { amount: fee }, amount: { amount: worth - fee } });
  const { body: sent } = await olga.post(`/manager/refunds/${body.refundId}/approve`, yes);
  expect(sent).toMatchObject({ state: 'sending', fee: { amount: fee } });
  await work();
  expect((await read()).refunds.map(({ state }: { state: string }) => state)).toEqual(['done', 'done']);
  const { currencies } = (await olga.get('/manager/finance?from=2026-11-23&to=2026-11-23')).body;
  expect(currencies).toMatchObject([{ agrees: true, now: { refunded: 36_000 + worth - fee, earned: fee, atEnd: 0 } }]);
});

test('a manager waives the fee with a reason: all of it goes back, the family is told, the log says what it was', async () => {
  const { open, till, read, ask, olga, work } = await openShop(alone);
  await choose(open, 'refundFeeAmounts', { ...noFee, BYN: 500 });
  const next = await till.order('individual-16');
  await chooseAtBank(open, next.checkoutUrl, 'succeed');
  const worth = next.total.amount;
  const { refundId } = (await ask(worth - 500, { orderId: next.orderId })).body;
  const waive = () => olga.post(`/manager/refunds/${refundId}/waive-fee`, { reason: 'Болел наш преподаватель' });
  expect((await waive()).body).toMatchObject({
    fee: { amount: 0 },
    feeWaived: { amount: 500 },
    amount: { amount: worth },
    waivedWhy: 'Болел наш преподаватель',
    may: { waive: { allowed: false, why: 'payments.refund_without_fee' } },
  });
  expect((await waive()).body.error.code).toBe('payments.refund_without_fee');
  expect((await read()).refunds[0]).toMatchObject({ amount: { amount: worth }, feeWaived: { amount: 500 } });
  const { entries } = (await olga.get('/manager/audit')).body;
  expect(entries[0]).toMatchObject({
    act: 'money.refund_fee_waived',
    reason: 'Болел наш преподаватель',
    before: { amount: worth - 500, fee: 500 },
    after: { amount: worth, fee: 0 },
  });
  await open.outbox.drain();
  const told = (await open.messages.latest({ limit: 50 })).find(({ key }) => key === `refund without fee ${refundId}`);
  expect(told?.text).toContain('не удерживать 5\u00A0BYN');
  await olga.post(`/manager/refunds/${refundId}/approve`, yes);
  expect((await waive()).body.error.code).toBe('payments.refund_decided');
  await work();
  const { currencies } = (await olga.get('/manager/finance?from=2026-11-23&to=2026-11-23')).body;
  expect(currencies).toMatchObject([{ agrees: true, now: { refunded: worth, earned: 0, atEnd: 36_000 } }]);
});

test('gifts of an order are used first or last, as it was bought', async () => {
  const { open, till, order, lesson, read, later } = await openShop(alone);
  const use = async () => {
    const one = lesson();
    await open.ledger.reserve(one);
    await open.ledger.post({ ...one, as: 'process' });
  };
  const used = async () =>
    Object.fromEntries(
      (await read()).quotes.map(({ orderId, lots }: { orderId: string; lots: Array<{ used: number }> }) => [orderId, lots[0]?.used]),
    );
  await open.promotions.createCode(olga, code);
  await choose(open, 'giftsFirst', true);
  later({ minutes: 1 });
  await till.calls.post('/promo-codes/check', { code: 'PLUS2', productCode: 'individual-8' });
  const next = await till.order('individual-8', { promoCode: 'PLUS2' });
  await chooseAtBank(open, next.checkoutUrl, 'succeed');
  // Lessons of the first order come first; then the gifts of the second, and only then its paid ones.
  for (let n = 0; n < 8; n++) await use();
  expect(await used()).toEqual({ [next.orderId]: 0 });
  for (let n = 0; n < 2; n++) await use();
  expect((await read()).quotes).toMatchObject([{ terms: { giftsFirst: true }, amount: { amount: 36_000 }, bonusTaken: 0 }]);
  await use();
  expect((await read()).quotes).toMatchObject([{ amount: { amount: 31_500 } }]);
  expect((await till.look(order.orderId)).refundTerms.giftsFirst).toBe(false);
});

const olga = { accountId: '00000000-0000-7000-8000-000000000001', name: 'Ольга' };
const code = aPromoCode({ code: 'PLUS2', type: 'bonus', percent: null, lessons: 2 });

test('two people agree to every refund where the school wants it so, whatever its amount', async () => {
  const { open, asked, olga: first, irina } = await openShop(alone);
  await choose(open, 'refundPersons', 2);
  const path = await asked();
  expect((await first.post(`${path}/approve`, yes)).body).toMatchObject({ state: 'approved', needsSecond: true });
  const [{ approvalId }] = (await irina.get('/manager/approvals')).body.approvals;
  expect((await first.post(`/manager/approvals/${approvalId}/approve`)).body.error.code).toBe('approvals.own_request');
  expect((await irina.post(`/manager/approvals/${approvalId}/approve`)).status).toBe(200);
  await choose(open, 'refundPersons', 1);
});
