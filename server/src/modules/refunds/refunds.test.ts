import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openTill } from '../payments/testing.ts';
import { aPromoCode } from '../promotions/testing.ts';
import { alone, openShop, yes } from './testing.ts';

describe('a family that wants its money back', () => {
  test('sees what each package would give back, and asks for exactly that', async () => {
    const { read, ask, till, order } = await openShop();
    const [quote] = (await read()).quotes;
    expect(quote).toMatchObject({ orderId: order.orderId, amount: { amount: 36_000, currency: 'BYN' }, may: { allowed: true }, days: 7 });
    expect(quote.lots).toMatchObject([{ granted: 8, used: 0, reserved: 0, units: 8, value: { amount: 36_000 } }]);
    expect((await ask(35_999)).body.error).toMatchObject({ code: 'payments.refund_quote_changed', facts: { amount: 36_000 } });
    const { body } = await ask();
    expect(body).toMatchObject({ state: 'asked', units: 8, amount: { amount: 36_000 }, mayWithdraw: { allowed: true } });
    expect((await ask()).body.error.code).toBe('payments.refund_under_way');
    expect((await read()).quotes[0]).toMatchObject({ may: { allowed: false, why: 'payments.refund_under_way' }, amount: { amount: 0 } });
    expect(await till.gold()).toBe(8);
  });

  test('may think better of it, once, and has its lessons back', async () => {
    const { asked, till, open } = await openShop();
    const path = (await asked()).replace('/manager/', '/payment/');
    expect((await till.calls.post(`${path}/withdraw`)).body).toMatchObject({ state: 'withdrawn', mayWithdraw: { allowed: false } });
    expect((await till.calls.post(`${path}/withdraw`)).body.error.code).toBe('payments.refund_decided');
    expect(await open.ledger.free(till.familyId, 'gold')).toBe(8);
  });

  test('finds no order or refund of another family', async () => {
    const { open, asked, order } = await openShop();
    const stranger = await openTill(open);
    const path = (await asked()).replace('/manager/', '/payment/');
    expect((await stranger.calls.post(`${path}/withdraw`)).body.error.code).toBe('payments.refund_not_found');
    const request = { orderId: order.orderId, amount: 36_000, reason: 'x' };
    expect((await stranger.calls.post('/payment/refunds', request)).body.error.code).toBe('payments.order_not_found');
  });

  test('asking from two tabs at once asks once', async () => {
    const { ask } = await openShop();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask()));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('gets nothing for lessons that are used or reserved, and the rest to the kopeck', async () => {
    const { open, read, asked, olga, work, lesson, orderState, heard } = await openShop({ ...alone, product: 'individual-4' });
    const [used, reserved] = [lesson(), lesson()];
    for (const one of [used, reserved]) await open.ledger.reserve(one);
    await open.ledger.post({ ...used, as: 'process' });
    // 192 BYN for four: one lesson is used, one reserved.
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 9600 }, lots: [{ used: 1, reserved: 1, begun: 0, units: 2 }] });
    await olga.post(`${await asked(9600)}/approve`, yes);
    await work();
    expect((await read()).refunds[0].state).toBe('done');
    expect(await orderState()).toEqual({ state: 'paid', refunded: 9600 });
    expect(heard).toContainEqual(expect.objectContaining({ type: 'payments.order_refunded', full: false }));
    // The reserved lesson is cancelled: it is worth its money too, and then nothing is left.
    await open.ledger.giveBack(reserved);
    await olga.post(`${await asked(4800)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 14_400 });
    expect((await read()).quotes).toEqual([]);
  });

  test('is not told to cancel a lesson that has begun: it waits for its mark, and the rest is given back', async () => {
    const { open, read, asked, later, lesson } = await openShop({ ...alone, product: 'individual-4' });
    const [begun, coming] = [lesson(), { ...lesson(), startsAt: open.clock.now().add({ hours: 24 * 60 }) }];
    for (const one of [begun, coming]) await open.ledger.reserve(one);
    open.clock.set(begun.startsAt);
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 9600 }, lots: [{ reserved: 2, begun: 1, units: 2 }] });
    await asked(9600);
    const { setAside, bundleGold } = await open.ledger.balanceOf(begun.familyId);
    expect([setAside, bundleGold.goldCurrent, bundleGold.goldFree]).toEqual([{ gold: 2, silver: 0 }, 4, 0]);
    later({ hours: 1 });
    expect((await read()).quotes[0]).toMatchObject({ may: { why: 'payments.refund_under_way' } });
  });

  test('is given the worth of a lesson that was spent wrongly and came back, also when all the rest was refunded before', async () => {
    const { open, till, read, asked, olga, work, lesson, orderState } = await openShop({ ...alone, product: 'individual-4' });
    const [used, wrong] = [lesson(), lesson()];
    for (const one of [used, wrong]) {
      await open.ledger.reserve(one);
      await open.ledger.post({ ...one, as: 'nonAttendance' });
    }
    await olga.post(`${await asked(9600)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 9600 });
    const answers = await Promise.all([1, 2].map(() => open.ledger.returnSpent(wrong)));
    expect(answers.toSorted()).toEqual(['nothing', 'returned']);
    expect(await till.gold()).toBe(1);
    expect((await read()).quotes[0]).toMatchObject({ amount: { amount: 4800 }, lots: [{ granted: 4, used: 3, units: 1 }] });
    await olga.post(`${await asked(4800)}/approve`, yes);
    await work();
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 14_400 });
  });

  test('cannot have money for an order that a code made free', async () => {
    const { open, till, read } = await openShop();
    await open.promotions.createCode({ accountId: newId(), name: 'Ольга' }, aPromoCode({ code: 'FREE', percent: 100 }));
    await till.calls.post('/promo-codes/check', { code: 'FREE', productCode: 'individual-16' });
    const free = await till.order('individual-16', { promoCode: 'FREE' });
    const quote = (await read()).quotes.find((it: { orderId: string }) => it.orderId === free.orderId);
    expect(quote).toMatchObject({ amount: { amount: 0 }, may: { allowed: false, why: 'payments.refund_nothing_left' } });
  });
});

describe('a manager', () => {
  test('agrees: the lessons leave, the money goes by the way it came, and everybody knows', async () => {
    const { asked, olga, work, read, till, heard, orderState, order } = await openShop(alone);
    const path = await asked();
    const { body } = await olga.post(`${path}/approve`, yes);
    expect(body).toMatchObject({ state: 'sending', provider: 'sandbox', needsSecond: false, may: { decide: { allowed: false } } });
    expect(body.steps).toMatchObject([
      { state: 'asked', by: null },
      { state: 'sending', note: 'По просьбе семьи' },
    ]);
    expect(await orderState()).toEqual({ state: 'refunding', refunded: 36_000 });
    await work();
    expect((await read()).refunds[0]).toMatchObject({
      state: 'done',
      steps: [{ state: 'asked' }, { state: 'sending' }, { state: 'done' }],
    });
    expect(await orderState()).toEqual({ state: 'refunded', refunded: 36_000 });
    expect(await till.entries()).toEqual(['refund -8', 'paid 8']);
    expect(heard).toMatchObject([
      { type: 'payments.order_refunded', orderId: order.orderId, full: true },
      { type: 'payments.refund_done', why: 'customer', amount: 36_000 },
    ]);
  });

  test('does not agree: the family reads why and has its lessons back', async () => {
    const { asked, olga, read, open, till } = await openShop();
    const path = await asked();
    await olga.post(`${path}/decline`, { answer: 'Уроки уже проведены' });
    expect((await read()).refunds[0]).toMatchObject({ state: 'declined', answer: 'Уроки уже проведены' });
    expect(await open.ledger.free(till.familyId, 'gold')).toBe(8);
    expect((await olga.post(`${path}/approve`, yes)).body.error.code).toBe('payments.refund_decided');
  });

  test.each([
    [-1, 'sending'],
    [0, 'sending'],
    [1, 'approved'],
  ])('agrees to %i kopecks above the limit: it is %s', async (above, state) => {
    const { asked, olga } = await openShop({ env: { APPROVAL_AMOUNTS: `BYN:${36_000 - above}` } });
    expect((await olga.post(`${await asked()}/approve`, yes)).body.state).toBe(state);
  });

  test('cannot agree alone above the limit: another one has to, and then it is sent', async () => {
    const { asked, olga, irina, read, work } = await openShop();
    const path = await asked();
    expect((await olga.post(`${path}/approve`, yes)).body).toMatchObject({ state: 'approved', needsSecond: true });
    await work();
    expect((await read()).refunds[0].state).toBe('approved');
    const { approvals } = (await irina.get('/manager/approvals')).body;
    expect(approvals).toMatchObject([{ act: 'refund', amount: { amount: 36_000 }, reason: 'По просьбе семьи' }]);
    // The card of the second person shows its package and the family’s own words.
    expect(path).toContain(approvals[0].refundId);
    const approval = `/manager/approvals/${approvals[0].approvalId}`;
    expect((await olga.post(`${approval}/approve`)).body.error.code).toBe('approvals.own_request');
    expect((await irina.post(`${approval}/approve`)).status).toBe(200);
    await work();
    expect((await read()).refunds[0].state).toBe('done');
  });

  test('whose colleague does not agree decides again; the family may still withdraw, and then nobody is asked', async () => {
    const { asked, olga, irina, read, till } = await openShop();
    const path = await asked();
    await olga.post(`${path}/approve`, yes);
    const [first] = (await irina.get('/manager/approvals')).body.approvals;
    await irina.post(`/manager/approvals/${first.approvalId}/decline`, { answer: 'Позвоните семье' });
    expect((await read()).refunds[0].state).toBe('asked');
    expect((await olga.post(`${path}/approve`, yes)).body.state).toBe('approved');
    expect((await till.calls.post(`${path.replace('/manager/', '/payment/')}/withdraw`)).body.state).toBe('withdrawn');
    expect((await irina.get('/manager/approvals')).body.approvals).toEqual([]);
  });

  test('deciding at the same moment as another one and as the family: one of them does', async () => {
    const { asked, olga, irina, till } = await openShop(alone);
    const path = await asked();
    const answers = await Promise.all([
      olga.post(`${path}/approve`, yes),
      irina.post(`${path}/approve`, yes),
      irina.post(`${path}/decline`, { answer: 'Нет' }),
      till.calls.post(`${path.replace('/manager/', '/payment/')}/withdraw`),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('asks for a family that called, and its name stands there', async () => {
    const { olga, till, order } = await openShop(alone);
    const path = `/manager/families/${till.familyId}/refunds`;
    const [quote] = (await olga.get(path)).body.quotes;
    const request = { orderId: order.orderId, amount: quote.amount.amount, reason: 'Просили по телефону' };
    const { body } = await olga.post(path, request);
    expect(body).toMatchObject({ state: 'asked', familyName: 'Анна Иванова' });
    expect(body.steps[0].by).not.toBeNull();
    expect((await olga.get('/manager/refunds?search=иван')).body.refunds).toHaveLength(1);
    expect((await olga.get('/manager/refunds?search=%25')).body.refunds).toEqual([]);
  });
});
