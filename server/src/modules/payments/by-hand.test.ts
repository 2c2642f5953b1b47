import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

const reason = 'Позвонила, платит наличными';

/** A school with two managers and a family for which an order was made by hand. */
async function openDesk(env: Record<string, string> = {}) {
  const school = await openSchool({ env: { APPROVAL_AMOUNTS: 'BYN:100000', ...env } });
  const till = await openTill(school);
  const manager = async (email: string) => {
    const customerId = newId();
    const accountId = await school.identity.createAccount({
      role: 'manager',
      customerId,
      email,
      password: 'birch-lake-42',
      locale: 'ru-RU',
    });
    return school.as(signedIn('manager', { accountId, customerId }));
  };
  const [olga, marina] = [await manager('olga@chip.test'), await manager('marina@chip.test')];
  const at = `/manager/families/${till.familyId}`;
  const make = (its: object = {}) =>
    olga.post(`${at}/orders`, { productCode: 'individual-8', currency: 'BYN', discount: 0, reason, ...its });
  const pay = (orderId: string, its: object = {}, key?: string) =>
    olga.post(`/manager/orders/${orderId}/payments`, { way: 'cash', amount: 36_000, day: '2026-11-23', document: 'ПКО 17', ...its }, key);
  const money = async () => (await olga.get(`${at}/money`)).body;
  /** What lies in an account of the books. */
  const lies = async (account: string) => {
    const row = await school.db.one(
      sql<{
        sum: number;
      }>`select coalesce(sum(case when debit = ${account} then amount else -amount end), 0)::int as sum from ledger_postings
        where debit = ${account} or credit = ${account}`,
    );
    return row?.sum;
  };
  return { school, till, olga, marina, at, make, pay, money, lies };
}

describe('an order that a manager makes', () => {
  test('has the price of the moment less the discount, and the family sees it', async () => {
    const { till, make, money } = await openDesk();
    const { body } = await make({ discount: 1_000 });
    expect(body.total).toEqual({ amount: 35_000, currency: 'BYN' });
    expect((await money()).orders).toMatchObject([{ orderId: body.orderId, state: 'open', total: { amount: 35_000 }, paidBy: null }]);
    expect((await till.calls.get('/payment/products')).body.openOrder).toMatchObject({ orderId: body.orderId, total: { amount: 35_000 } });
  });

  test('takes the place of the order that is open', async () => {
    const { till, make, money } = await openDesk();
    const own = await till.order();
    const { body } = await make();
    const states = new Map((await money()).orders.map((it: { orderId: string; state: string }) => [it.orderId, it.state]));
    expect([states.get(own.orderId), states.get(body.orderId)]).toEqual(['superseded', 'open']);
  });

  test('has no discount above what one person may give, nor one that leaves nothing', async () => {
    const { make } = await openDesk({ APPROVAL_AMOUNTS: 'BYN:10000' });
    expect((await make({ discount: 10_001 })).body.error.code).toBe('payments.discount_too_large');
    expect((await make({ discount: 10_000 })).status).toBe(200);
    expect((await make({ discount: 36_000 })).body.error.code).toBe('payments.discount_too_large');
    expect((await make({ productCode: 'none' })).body.error.code).toBe('catalogue.product_not_found');
  });
});

describe('money that came by hand', () => {
  test('buys the lessons once, lies in the desk, and is told as what it was', async () => {
    const { school, till, make, pay, money, lies } = await openDesk();
    const { orderId } = (await make()).body;
    const key = newId();
    const answers = await Promise.all([pay(orderId, {}, key), pay(orderId, {}, key)]);
    expect(answers.map(({ body }) => body.state)).toEqual(['done', 'done']);
    await school.settle();
    expect(await till.gold()).toBe(8);
    expect(await lies('cash:main')).toBe(36_000);
    expect((await money()).orders).toMatchObject([{ state: 'paid', paidBy: 'cash' }]);
    const [line] = (await till.calls.get('/payment/history')).body.entries;
    expect(line).toMatchObject({ type: 'paid', delta: 8, order: { total: { amount: 36_000 }, paidBy: 'cash' } });
    expect((await pay(orderId, { document: 'ПКО 18' })).body.error.code).toBe('payments.order_paid');
    await insistMoneyAgrees(school);
  });

  test('lies on the account of its way', async () => {
    const { school, make, pay, lies } = await openDesk();
    for (const [way, account] of [
      ['transfer', 'bank:main'],
      ['terminal', 'bank:terminal'],
    ] as const) {
      await pay((await make()).body.orderId, { way });
      expect(await lies(account)).toBe(36_000);
    }
    await insistMoneyAgrees(school);
  });

  test('is not written down twice: the same document is refused, and the first one is named', async () => {
    const { till, make, pay } = await openDesk();
    await pay((await make()).body.orderId);
    const { orderId } = (await make()).body;
    expect((await pay(orderId, { document: ' пко  17' })).body.error).toMatchObject({
      code: 'payments.document_taken',
      facts: { document: 'ПКО 17', family: 'Анна Иванова', day: '2026-11-23' },
    });
    expect(await till.gold()).toBe(8);
    // Another way has documents of its own.
    expect((await pay(orderId, { way: 'transfer' })).body.state).toBe('done');
  });

  test('over or under is money that nobody has bought anything for: a case, and no lessons', async () => {
    const { school, till, olga, make, pay } = await openDesk();
    const { orderId } = (await make()).body;
    await pay(orderId, { amount: 35_999 });
    await school.settle();
    expect(await till.gold()).toBe(0);
    await school.reconciliation.find();
    expect((await olga.get('/manager/reconciliation')).body.cases).toMatchObject([{ amount: { amount: 35_999, currency: 'BYN' } }]);
    await insistMoneyAgrees(school);
  });

  test('above the limit waits for a second person, and what is declined frees its document', async () => {
    const { till, marina, make, pay } = await openDesk({ APPROVAL_AMOUNTS: 'BYN:35999' });
    const { orderId } = (await make()).body;
    const waiting = async () => (await marina.get('/manager/approvals')).body.approvals;
    expect((await pay(orderId)).body).toMatchObject({ state: 'waiting' });
    expect(await till.gold()).toBe(0);
    const [first] = await waiting();
    expect(first).toMatchObject({ act: 'payment', amount: { amount: 36_000 }, reason: 'ПКО 17' });
    await marina.post(`/manager/approvals/${first.approvalId}/decline`, { answer: 'Денег в кассе нет' });
    expect((await pay(orderId)).body).toMatchObject({ state: 'waiting' });
    const [second] = await waiting();
    expect((await marina.post(`/manager/approvals/${second.approvalId}/approve`)).status).toBe(200);
    expect(await till.gold()).toBe(8);
  });

  test('has come today or lately', async () => {
    const { make, pay } = await openDesk();
    const { orderId } = (await make()).body;
    expect((await pay(orderId, { day: '2026-11-24' })).body.error.code).toBe('payments.manual_in_future');
    expect((await pay(orderId, { day: '2026-08-22' })).body.error.code).toBe('payments.manual_too_old');
    expect((await pay(orderId, { day: '2026-08-23' })).body.state).toBe('done');
  });

  test('pays an order whose checkout is open at the bank; what the bank still takes in is a second payment', async () => {
    const { school, till, pay } = await openDesk();
    const own = await till.order();
    expect((await pay(own.orderId)).body.state).toBe('done');
    await choose(school, own.checkoutUrl, 'succeed');
    await school.settle();
    expect(await till.gold()).toBe(8);
    await insistMoneyAgrees(school);
  });

  test('goes back by hand, out of the desk it came to', async () => {
    const { school, till, olga, make, pay, at, lies } = await openDesk();
    const { orderId } = (await make()).body;
    await pay(orderId);
    const [quote] = (await olga.get(`${at}/refunds`)).body.quotes;
    await olga.post(`${at}/refunds`, { orderId, amount: quote.amount.amount, reason: 'Уезжают' });
    const [asked] = (await olga.get('/manager/refunds')).body.refunds;
    await olga.post(`/manager/refunds/${asked.refundId}/approve`, { reason: 'По просьбе семьи' });
    await school.refunds.send();
    await olga.post(`/manager/refunds/${asked.refundId}/by-hand`, { reason: 'РКО 5' });
    await school.settle();
    expect(await till.gold()).toBe(0);
    expect(await lies('cash:main')).toBe(0);
    await insistMoneyAgrees(school);
  });
});
