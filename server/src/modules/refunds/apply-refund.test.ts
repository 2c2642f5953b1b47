import { afterEach, describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import type { ProviderRefund } from '../payments/provider/provider.ts';
import { sign, signatureHeader } from '../../sandbox/bank/signature.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';

let school: TestSchool | undefined;
afterEach(async () => {
  if (school) await insistMoneyAgrees(school);
  school = undefined;
});

const secret = 'only-for-development-sandbox_webhook_secret';

/** A refund of 360 BYN that is agreed and that no bank has heard of yet; the test plays the bank's news itself. */
async function openAgreed({ poolSize = 10 } = {}) {
  const open = await openSchool({ poolSize, env: { APPROVAL_AMOUNTS: 'BYN:100000' } });
  school = open;
  const till = await openTill(open);
  const { accountId } = await haveAccount(open, { role: 'manager', email: 'olga@chip.school' });
  const order = await till.order();
  await choose(open, order.checkoutUrl, 'succeed');
  await open.reconciliation.compareWithProviders();
  const { refunds } = open;
  const { refundId } = await refunds.ask({ familyId: till.familyId, orderId: order.orderId, amount: 36_000, reason: 'Уезжаем' });
  await refunds.approve({ accountId }, refundId, 'По просьбе семьи');
  const payment = await open.db.one(sql<{ ref: string }>`select payment_ref as ref from payments_payments where outcome = 'applied'`);
  const told = (its: Partial<ProviderRefund> = {}): ProviderRefund => ({
    refundRef: 'rf_1',
    key: refundId,
    paymentRef: payment?.ref ?? '',
    state: 'succeeded',
    amount: 36_000,
    currency: 'BYN',
    ...its,
  });
  /** A signed webhook of the bank, with this in it. */
  const hear = async (refund: ProviderRefund, eventId = `evt_${newId()}`): Promise<number> => {
    const body = JSON.stringify({ eventId, refund });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, open.clock.now()) };
    const { statusCode } = await open.http.inject({ method: 'POST', url: '/api/payments/webhooks/sandbox', headers, payload: body });
    await open.outbox.drain();
    return statusCode;
  };
  const state = async () => (await refunds.read(till.familyId)).refunds[0]?.state;
  const steps = async () => (await refunds.read(till.familyId)).refunds[0]?.steps.map((step) => step.state);
  const moves = async () =>
    (
      await open.db.all(
        sql<{ to: string }>`select credit as to from ledger_postings join ledger_ops using (op_id) where what = 'move' order by op_id`,
      )
    ).map(({ to }) => to);
  const elsewhere = () => open.db.all(sql`select refund_ref as ref, state from refunds_elsewhere order by 1`);
  const due = async () =>
    (await open.db.one(sql<{ is: boolean }>`select next_at is not null as is from refunds_transfers where why = 'customer'`))?.is;
  return { open, refunds, refundId, accountId, told, hear, state, steps, moves, elsewhere, due };
}

describe('news of a refund', () => {
  test('come 50 times at once, under one name and under many: the money is booked once', async () => {
    const { hear, told, state, moves } = await openAgreed({ poolSize: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => hear(told(), n % 2 === 0 ? 'evt_same' : undefined)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await state()).toBe('done');
    expect(await moves()).toEqual(['clearing:sandbox']);
  });

  test('come before the bank’s own answer to the request: nothing is sent twice', async () => {
    const { open, refunds, hear, told, steps, state } = await openAgreed();
    await hear(told());
    await refunds.send();
    expect(await state()).toBe('done');
    expect(await steps()).toEqual(['asked', 'sending', 'done']);
    expect(await open.db.all(sql`select 1 from sandbox_refunds`)).toEqual([]);
  });

  test('that come late say nothing new', async () => {
    const { hear, told, state, due } = await openAgreed();
    for (const its of ['succeeded', 'pending', 'unknown', 'succeeded'] as const) await hear(told({ state: its }));
    expect([await state(), await due()]).toEqual(['done', false]);
  });

  test('that contradict the end are not believed: the bank is asked, and says so', async () => {
    const { open, refunds, state, due } = await openAgreed();
    await refunds.send();
    const real = await open.db.one(sql<{ ref: string; key: string; payment: string }>`
      select refund_ref as ref, merchant_key as key, payment_ref as payment from sandbox_refunds`);
    const failedNews = { refundRef: real?.ref ?? '', key: real?.key ?? '', paymentRef: real?.payment ?? '', amount: 36_000 };
    await open.http.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ eventId: 'evt_late', refund: { ...failedNews, state: 'failed', currency: 'BYN' } });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, open.clock.now()) };
    await open.http.inject({ method: 'POST', url: '/api/payments/webhooks/sandbox', headers, payload: body });
    await open.outbox.drain();
    expect([await state(), await due()]).toEqual(['done', true]);
    await refunds.send();
    expect([await state(), await due()]).toEqual(['done', false]);
  });

  test('of money that came back after it had arrived are booked, and it can be sent once more', async () => {
    const { open, refunds, refundId, accountId, state, moves, steps } = await openAgreed();
    await refunds.send();
    // The bank itself says on being asked that the card did not take it in the end.
    await open.db.run(sql`update sandbox_refunds set state = 'failed', changed_at = ${open.clock.now()}`);
    await open.reconciliation.compareWithProviders();
    expect(await state()).toBe('failed');
    expect(await moves()).toEqual(['clearing:sandbox', 'refund_payable']);
    await refunds.retry(refundId, { by: { accountId }, reason: 'Банк разобрался' });
    await refunds.send();
    expect(await state()).toBe('done');
    expect(await moves()).toEqual(['clearing:sandbox', 'refund_payable', 'clearing:sandbox']);
    expect(await steps()).toEqual(['asked', 'sending', 'done', 'failed', 'sending', 'done']);
  });

  test.each([
    ['of another amount', { amount: 35_999 }],
    ['in another currency', { currency: 'RUB' as const }],
    ['of another payment', { paymentRef: 'pay_other' }],
    ['under the key of an attempt that was never made', { key: `${newId()}.2` }],
    ['that nobody here asked for', { key: '' }],
  ])('%s are kept for the managers and change nothing', async (_, its) => {
    const { hear, told, state, elsewhere, moves } = await openAgreed();
    await hear(told(its));
    expect([await state(), await moves()]).toEqual(['sending', []]);
    expect(await elsewhere()).toEqual([{ ref: 'rf_1', state: 'succeeded' }]);
  });

  test('of an attempt that had failed say nothing of the next one', async () => {
    const { refunds, refundId, accountId, hear, told, state, elsewhere } = await openAgreed();
    await hear(told({ state: 'failed' }));
    expect(await state()).toBe('failed');
    await refunds.retry(refundId, { by: { accountId }, reason: 'Ещё раз' });
    await hear(told({ state: 'failed' }));
    expect([await state(), await elsewhere()]).toEqual(['sending', []]);
    await hear(told({ refundRef: 'rf_2', key: `${refundId}.2` }));
    expect(await state()).toBe('done');
  });

  test('of money that waits for a manager are nothing of ours', async () => {
    const { open, elsewhere, told } = await openAgreed();
    const till = await openTill(open);
    const order = await till.order('individual-4');
    await choose(open, order.checkoutUrl, 'duplicate');
    await open.reconciliation.compareWithProviders();
    const extra = await open.db.one(sql<{ id: string; ref: string }>`
      select refund_id as id, payment_ref as ref from refunds_transfers where why = 'duplicate'`);
    const news = told({ key: extra?.id ?? '', paymentRef: extra?.ref ?? '', amount: 19_200 });
    await open.reconciliation.compareWithProviders();
    expect(await elsewhere()).toEqual([]);
    const body = JSON.stringify({ eventId: 'evt_q', refund: news });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, open.clock.now()) };
    await open.http.inject({ method: 'POST', url: '/api/payments/webhooks/sandbox', headers, payload: body });
    await open.outbox.drain();
    expect(await open.db.all(sql`select state from refunds_transfers where why = 'duplicate'`)).toEqual([{ state: 'queued' }]);
    expect(await elsewhere()).toEqual([{ ref: 'rf_1', state: 'succeeded' }]);
  });
});

test('a lost answer and a lost webhook are found in the bank’s own list', async () => {
  const { open, refunds, state } = await openAgreed();
  await refunds.send();
  await open.db.inTransaction(async () => {
    // As if the answer had been lost on the way: the bank has it, we have heard nothing.
    await open.db.run(sql`set local session_replication_role = replica`);
    await open.db.run(sql`update refunds_transfers set state = 'sending', refund_ref = null, paid_from = null, next_at = '2027-01-01'`);
    await open.db.run(sql`update refunds_refunds set state = 'sending'`);
    await open.db.run(sql`delete from ledger_postings using ledger_ops o where o.op_id = ledger_postings.op_id and o.what = 'move'`);
  });
  await open.reconciliation.compareWithProviders();
  expect(await state()).toBe('done');
});

test('a refusal of the bank stops the refund until a manager sees to it', async () => {
  const { open, refunds, state } = await openAgreed();
  await open.db.run(sql`update sandbox_checkouts set state = 'declined'`);
  await refunds.send();
  expect(await state()).toBe('failed');
  const [shown] = (await refunds.list()).refunds;
  expect(shown?.fault).toContain('payment');
});
