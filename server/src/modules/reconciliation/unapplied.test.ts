import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../testing.ts';
import { brokenInvariants } from '../ledger/testing.ts';
import { moneyInvariants } from './invariants.ts';
import { choose, insistMoneyAgrees, openTill, paymentOf, webhook } from '../payments/testing.ts';
import { twoManagers } from './testing.ts';

/** What an account holds now, in minor units. */
const held = async (school: TestSchool, account: string) => {
  const row = await school.db.one(sql<{ amount: number | string }>`
    select coalesce(sum(case when credit = ${account} then amount else -amount end), 0) as amount
    from ledger_postings where ${account} in (debit, credit)`);
  return Number(row?.amount);
};

/** Four group lessons are below what one manager may move alone. */
async function paidTwice(product = 'group-4') {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order(product);
  await choose(school, order.checkoutUrl, 'duplicate');
  await school.reconciliation.compareWithProviders();
  return { school, till, order, managers: await twoManagers(school), amount: order.total.amount };
}

/** Money of which nobody knows what it is for. */
async function orphan(product = 'group-4') {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order(product);
  await webhook(school, paymentOf(order, { ref: 'chk_nobody', paymentRef: 'pay_nobody', key: newId() }));
  await school.outbox.drain();
  return { school, till, order, managers: await twoManagers(school), amount: order.total.amount };
}

describe('a payment that came twice', () => {
  test('stands on the page with its family, its order and its amount, and is sent back when a manager says so', async () => {
    const { school, order, managers, till, amount } = await paidTwice();
    const found = await managers.only();
    expect(found).toMatchObject({
      kind: 'unapplied',
      familyId: till.familyId,
      familyName: 'Анна Иванова',
      orderId: order.orderId,
      amount: { amount, currency: 'BYN' },
      facts: { why: 'duplicate', provider: 'sandbox', at: 'queued' },
      remedies: [{ remedy: 'refund', needsSecond: false }, { remedy: 'apply' }, { remedy: 'writeOff' }],
    });
    const { status, body } = await managers.remedy(found, 'refund', { reason: 'Оплатили в двух окнах' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ closedBy: 'remedy', remedies: [] });
    expect(body.attempts).toMatchObject([{ remedy: 'refund', reason: 'Оплатили в двух окнах', byName: 'first@chip.test', state: 'done' }]);
    await school.refunds.send();
    expect(await held(school, 'unapplied')).toBe(0);
    expect(await managers.look()).toEqual([]);
    await insistMoneyAgrees(school);
  });

  test('is put right once for a key, and not at all when it is closed', async () => {
    const { school, managers } = await paidTwice();
    const found = await managers.only();
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => managers.remedy(found, 'refund', { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.attempts.length)).toEqual([1, 1, 1]);
    expect((await managers.remedy(found, 'writeOff', { key })).body.error.code).toBe('request.key_reused');
    expect((await managers.remedy(found, 'refund')).body.error.code).toBe('reconciliation.case_closed');
    await insistMoneyAgrees(school);
  });

  test('that the school keeps needs no one but its manager below the limit, and its money belongs to nobody', async () => {
    const { school, managers, amount } = await paidTwice();
    await managers.remedy(await managers.only(), 'writeOff');
    expect([await held(school, 'unapplied'), await held(school, 'breakage')]).toEqual([0, amount]);
    await school.refunds.send();
    expect(await managers.look()).toEqual([]);
    await insistMoneyAgrees(school);
  });

  test('pays another order of the same amount, as if it had come for it', async () => {
    const { school, till, managers } = await paidTwice();
    const second = await till.order('group-4');
    const found = await managers.only();
    const { orders } = (await school.as(managers.first).get(`/manager/reconciliation/${found.caseId}/orders`)).body;
    expect(orders).toMatchObject([{ orderId: second.orderId, familyName: 'Анна Иванова', lessons: 4 }]);
    expect((await managers.remedy(found, 'apply', { orderId: second.orderId })).status).toBe(200);
    expect((await till.look(second.orderId)).status).toBe('payment-completed');
    expect((await school.ledger.balanceOf(till.familyId)).bundleSilver.silverCurrent).toBe(1 + 4 + 4);
    expect(await held(school, 'unapplied')).toBe(0);
    await insistMoneyAgrees(school);
  });
});

describe('above the limit', () => {
  test('a second manager has to agree; who asked may not, and nothing happens before', async () => {
    const { school, managers, amount } = await paidTwice('individual-8');
    const found = await managers.only();
    expect(found.remedies.map(({ needsSecond }) => needsSecond)).toEqual([true, true, true]);
    const { body } = await managers.remedy(found, 'writeOff');
    expect(body).toMatchObject({ closedAt: null, remedies: [], attempts: [{ state: 'waiting' }] });
    expect((await managers.remedy(found, 'refund')).body.error.code).toBe('reconciliation.case_waits');
    const [{ approvalId }] = (await school.as(managers.second).get('/manager/approvals')).body.approvals;
    expect((await managers.page(`?search=${approvalId}`)).cases.map(({ caseId }) => caseId)).toEqual([found.caseId]);
    expect((await managers.decide('approve', managers.first)).body.error.code).toBe('approvals.own_request');
    expect(await held(school, 'unapplied')).toBe(amount);
    expect((await managers.decide('approve')).status).toBe(200);
    expect(await managers.closed()).toMatchObject([{ closedBy: 'remedy', attempts: [{ state: 'done', answeredBy: 'second@chip.test' }] }]);
    expect([await held(school, 'unapplied'), await held(school, 'breakage')]).toEqual([0, amount]);
    await insistMoneyAgrees(school);
  });

  test('a colleague who does not agree leaves the case open for another remedy', async () => {
    const { school, managers } = await paidTwice('individual-8');
    const found = await managers.only();
    await managers.remedy(found, 'writeOff');
    await managers.decide('decline');
    expect(await managers.only()).toMatchObject({
      closedAt: null,
      attempts: [{ state: 'declined' }],
      remedies: expect.arrayContaining([]),
    });
    await managers.remedy(found, 'refund');
    await managers.decide('approve');
    await school.refunds.send();
    expect(await held(school, 'unapplied')).toBe(0);
    await insistMoneyAgrees(school);
  });

  test('what became of it meanwhile is left as it is: the agreement does nothing', async () => {
    const { school, managers, amount } = await paidTwice('individual-8');
    const found = await managers.only();
    await managers.remedy(found, 'writeOff');
    await school.refunds.sendUnapplied('sandbox', found.facts.ref ?? '');
    expect((await managers.decide('approve')).status).toBe(200);
    expect((await managers.closed())[0]).toMatchObject({ attempts: [{ state: 'passed' }] });
    await school.refunds.send();
    expect([await held(school, 'unapplied'), await held(school, 'breakage')]).toEqual([0, 0]);
    expect(amount).toBeGreaterThan(0);
    await insistMoneyAgrees(school);
  });
});

describe('money nobody asked for', () => {
  test('pays the order a manager finds for it', async () => {
    const { school, managers, order, till } = await orphan();
    const found = await managers.only();
    expect(found).toMatchObject({ familyId: null, orderId: null, facts: { why: 'orphan' }, remedies: [{ remedy: 'apply' }, {}, {}] });
    await managers.remedy(found, 'apply', { orderId: order.orderId });
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    await insistMoneyAgrees(school);
  });

  test('does not pay an order of another amount, a paid one, or none at all', async () => {
    const { school, managers, order, till } = await orphan();
    const found = await managers.only();
    expect((await managers.remedy(found, 'apply')).body.error.code).toBe('reconciliation.remedy_does_not_fit');
    expect((await managers.remedy(found, 'apply', { orderId: newId() })).body.error.code).toBe('payments.order_not_found');
    await webhook(school, paymentOf(order));
    await school.outbox.drain();
    expect((await managers.remedy(found, 'apply', { orderId: order.orderId })).body.error.code).toBe('payments.order_does_not_fit');
    const other = await till.order('group-8');
    expect((await managers.remedy(found, 'apply', { orderId: other.orderId })).body.error.code).toBe('payments.order_does_not_fit');
    expect((await managers.remedy(found, 'charge')).body.error.code).toBe('reconciliation.remedy_does_not_fit');
    await insistMoneyAgrees(school);
  });

  test('pays one of two orders at once, whoever presses first', async () => {
    const { school, managers, order, till } = await orphan();
    const found = await managers.only();
    const answers = await Promise.all([
      managers.remedy(found, 'apply', { orderId: order.orderId }),
      managers.remedy(found, 'refund', { by: managers.second }),
      managers.remedy(found, 'writeOff', { by: managers.second }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await school.refunds.send();
    expect((await till.look(order.orderId)).status).toMatch(/payment-(completed|in-progress)/);
    expect(school.faults.filter((fault) => !String(fault).includes('nobody'))).toEqual(school.faults);
    await insistMoneyAgrees(school);
  });
});

test('only managers see what is stuck and put it right', async () => {
  const { school, till, managers } = await paidTwice();
  const found = await managers.only();
  for (const who of [till.parent, { ...till.parent, role: 'support' as const }]) {
    expect((await school.as(who).get('/manager/reconciliation')).status).toBe(403);
    expect((await school.as(who).post(`/manager/reconciliation/${found.caseId}/remedy`, { remedy: 'refund', reason: 'x' })).status).toBe(
      403,
    );
  }
  expect((await school.as().get('/manager/reconciliation')).status).toBe(401);
  expect(
    (await school.as(managers.first).post(`/manager/reconciliation/${newId()}/remedy`, { remedy: 'refund', reason: 'x' })).status,
  ).toBe(404);
});

test('the books notice when money that was put right is gone, or is another amount', async () => {
  const { school, till, managers } = await paidTwice();
  const second = await till.order('group-4');
  await managers.remedy(await managers.only(), 'apply', { orderId: second.orderId });
  expect(await brokenInvariants(school.db, moneyInvariants)).toEqual([]);
  for (const [code, fault] of [
    ['I09', `delete from payments_put_right`],
    ['I11', `delete from payments_put_right`],
    ['I24', `update payments_put_right set amount = amount - 1`],
    ['I10', `update payments_put_right set amount = amount - 1`],
    ['I11', `update refunds_transfers set state = 'queued' where state = 'canceled'`],
  ]) {
    const undone = new Error('undone');
    await expect(
      school.db.inTransaction(async () => {
        await school.db.run(sql`set local session_replication_role = replica`);
        await school.db.run(sql.raw(fault ?? ''));
        expect(await brokenInvariants(school.db, moneyInvariants)).toContainEqual(expect.stringContaining(code ?? ''));
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
});

test('a case is found by the name of the family, its order or its payment, by its kind, and when it is closed', async () => {
  const { order, managers } = await paidTwice();
  const found = await managers.only();
  const idsOf = async (query: string) => (await managers.page(`?${query}`)).cases.map(({ caseId }) => caseId);
  for (const search of ['иванова', order.orderId, found.facts.ref ?? '']) {
    expect(await idsOf(`search=${encodeURIComponent(search)}`)).toEqual([found.caseId]);
  }
  expect(await idsOf('search=%25')).toEqual([]);
  expect(await idsOf('kind=unapplied')).toEqual([found.caseId]);
  expect(await idsOf('kind=pending')).toEqual([]);
  expect(await idsOf('state=closed')).toEqual([]);
  await managers.remedy(found, 'refund');
  expect(await idsOf('state=closed')).toEqual([found.caseId]);
  expect((await managers.page()).counts.every(({ open }) => open === 0)).toBe(true);
});
