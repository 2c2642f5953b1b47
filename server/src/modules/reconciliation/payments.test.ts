import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../testing.ts';
import { choose, insistMoneyAgrees, openTill, paymentOf, webhook } from '../payments/testing.ts';
import { twoManagers } from './testing.ts';

const later = (school: TestSchool, time: { minutes?: number; seconds?: number; hours?: number }) =>
  school.clock.set(school.clock.now().add(time));

async function openAll() {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order('group-4');
  return { school, till, order, managers: await twoManagers(school) };
}

describe('a payment nobody knows the end of', () => {
  const unknown = async () => {
    const all = await openAll();
    await choose(all.school, all.order.checkoutUrl, 'fail');
    await all.school.outbox.drain();
    await webhook(all.school, paymentOf(all.order, { state: 'unknown' }));
    await all.school.outbox.drain();
    return all;
  };

  test.each([
    [3599, 0],
    [3600, 1],
    [3601, 1],
  ])('is on the page %i s after it began: %i', async (seconds, cases) => {
    const { school, managers } = await unknown();
    later(school, { seconds });
    expect((await managers.look()).length).toBe(cases);
  });

  test('is asked for at the bank: an answer closes the case, none leaves it open with what was tried', async () => {
    const { school, order, managers, till } = await unknown();
    later(school, { hours: 1 });
    const found = await managers.only();
    expect(found).toMatchObject({ kind: 'pending', facts: { at: 'unknown', provider: 'sandbox' }, orderId: order.orderId });
    const first = (await managers.remedy(found, 'retry', { reason: 'Спросим' })).body;
    expect(first).toMatchObject({ closedAt: null, attempts: [{ remedy: 'retry', state: 'done' }] });
    await school.db.run(sql`update sandbox_checkouts set state = 'succeeded', changed_at = ${school.clock.now()}`);
    const second = (await managers.remedy(found, 'retry')).body;
    expect(second).toMatchObject({ closedBy: 'remedy' });
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    await insistMoneyAgrees(school);
  });

  test('may be given up: the family pays anew, and money that comes after all is not lost', async () => {
    const { school, order, managers, till } = await unknown();
    later(school, { hours: 1 });
    const { body } = await managers.remedy(await managers.only(), 'giveUp');
    expect(body.closedBy).toBe('remedy');
    expect((await till.look(order.orderId)).status).toBe('payment-failed');
    await webhook(school, paymentOf(order));
    await school.outbox.drain();
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    await insistMoneyAgrees(school);
  });

  test('goes from the page by itself when the bank tells', async () => {
    const { school, order, managers } = await unknown();
    later(school, { hours: 1 });
    await managers.only();
    await webhook(school, paymentOf(order));
    await school.outbox.drain();
    expect(await managers.look()).toEqual([]);
    expect(await managers.closed()).toMatchObject([{ kind: 'pending', closedBy: 'itself', attempts: [] }]);
  });
});

test('a checkout that stays open at a bank that answers is no trouble; one of a bank that does not answer is', async () => {
  const { school, managers, order } = await openAll();
  later(school, { hours: 1 });
  await school.payments.pollAttempts();
  expect(await managers.look()).toEqual([]);
  await school.db.run(sql`alter table sandbox_checkouts rename to gone`);
  later(school, { hours: 1 });
  await school.payments.pollAttempts();
  expect(await managers.only()).toMatchObject({
    kind: 'pending',
    orderId: order.orderId,
    facts: { at: 'pending', fault: expect.any(String) },
  });
  await school.db.run(sql`alter table gone rename to sandbox_checkouts`);
  later(school, { hours: 1 });
  await school.payments.pollAttempts();
  expect(await managers.look()).toEqual([]);
});

describe('news of the bank that cannot be applied', () => {
  const dead = async () => {
    const all = await openAll();
    await all.school.db.run(sql`alter table payments_payments add constraint in_the_way check (false) not valid`);
    await webhook(all.school, paymentOf(all.order), { eventId: 'evt_1' });
    await all.school.outbox.drain();
    for (const seconds of [10, 20]) {
      expect(await all.managers.look()).toEqual([]);
      later(all.school, { seconds });
      await all.school.payments.applyInbox();
    }
    return all;
  };

  test('are on the page from the third try on, with the money, the family and what stands in the way', async () => {
    const { managers, order, till } = await dead();
    expect(await managers.only()).toMatchObject({
      kind: 'deadLetter',
      amount: order.total,
      familyId: till.familyId,
      orderId: order.orderId,
      facts: { tries: 3, fault: expect.stringContaining('in_the_way'), nextTryAt: expect.any(String) },
      remedies: [{ remedy: 'retry' }, { remedy: 'writeOff' }],
    });
  });

  test('are tried again on a press: in vain while it stands in the way, and then once', async () => {
    const { school, managers, till, order } = await dead();
    const found = await managers.only();
    const inVain = (await managers.remedy(found, 'retry')).body;
    expect(inVain).toMatchObject({
      closedAt: null,
      facts: { tries: 4 },
      attempts: [{ state: 'failed', answer: expect.stringContaining('in_the_way') }],
    });
    await school.db.run(sql`alter table payments_payments drop constraint in_the_way`);
    expect((await managers.remedy(found, 'retry')).body).toMatchObject({ closedBy: 'remedy' });
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    await insistMoneyAgrees(school);
  });

  test('are put aside, and not tried any more', async () => {
    const { school, managers, till, order } = await dead();
    await managers.remedy(await managers.only(), 'writeOff');
    await school.db.run(sql`alter table payments_payments drop constraint in_the_way`);
    later(school, { hours: 48 });
    await school.payments.applyInbox();
    expect((await till.look(order.orderId)).status).not.toBe('payment-completed');
    expect(await managers.look()).toEqual([]);
  });

  test('are told of once when comparing has found the same money', async () => {
    const { school, managers, order, till } = await dead();
    await school.db.run(sql`update sandbox_checkouts set state = 'succeeded', changed_at = ${school.clock.now()}`);
    await school.reconciliation.compareWithProviders();
    const found = await managers.only();
    expect(found).toMatchObject({ kind: 'notApplied', amount: order.total, remedies: [{ remedy: 'retry' }, { remedy: 'writeOff' }] });
    expect((await managers.remedy(found, 'retry')).body.attempts).toMatchObject([{ state: 'failed' }]);
    await school.db.run(sql`alter table payments_payments drop constraint in_the_way`);
    expect((await managers.remedy(found, 'retry')).body.closedBy).toBe('remedy');
    expect((await till.look(order.orderId)).status).toBe('payment-completed');
    await insistMoneyAgrees(school);
  });
});

describe('a difference with the bank', () => {
  const different = async () => {
    const all = await openAll();
    await choose(all.school, all.order.checkoutUrl, 'succeed');
    await all.school.reconciliation.compareWithProviders();
    await all.school.db.run(sql`update sandbox_checkouts set amount = amount - 100`);
    await all.school.reconciliation.compareWithProviders();
    return all;
  };

  test('is on the page with both sums, and closes when they agree again', async () => {
    const { school, managers, order } = await different();
    const { amount, currency } = order.total;
    const found = await managers.only();
    expect(found).toMatchObject({
      kind: 'discrepancy',
      amount: { amount: amount - 100, currency },
      facts: { differs: 'amount', expected: { amount, currency } },
    });
    expect((await managers.remedy(found, 'retry')).body.closedAt).toBeNull();
    await school.db.run(sql`update sandbox_checkouts set amount = amount + 100`);
    expect((await managers.remedy(found, 'retry')).body.closedBy).toBe('remedy');
  });

  test('that is accepted is not shown again, although it is still there', async () => {
    const { school, managers } = await different();
    await managers.remedy(await managers.only(), 'writeOff', { reason: 'Банк удержал комиссию' });
    later(school, { minutes: 1 });
    await school.reconciliation.compareWithProviders();
    expect(await managers.look()).toEqual([]);
    expect(await managers.closed()).toMatchObject([{ attempts: [{ reason: 'Банк удержал комиссию' }] }]);
  });
});

describe('a refund that does not get back', () => {
  const failing = async () => {
    const all = await openAll();
    await choose(all.school, all.order.checkoutUrl, 'duplicate');
    await all.school.db.run(sql`update sandbox_checkouts set refunds = 'fail-first'`);
    await all.school.reconciliation.compareWithProviders();
    await all.managers.remedy(await all.managers.only(), 'refund');
    await all.school.refunds.send();
    // The bank takes it first, and says a minute later that it could not carry it out.
    later(all.school, { seconds: 61 });
    await all.school.refunds.send();
    return all;
  };

  test('stands there anew, and is sent once more', async () => {
    const { school, managers } = await failing();
    const found = await managers.only();
    expect(found).toMatchObject({ kind: 'refund', facts: { at: 'failed', why: 'duplicate' } });
    expect(found.remedies.map(({ remedy }) => remedy)).toEqual(['retry', 'byHand', 'writeOff']);
    expect((await managers.remedy(found, 'retry')).body).toMatchObject({ closedBy: 'remedy', attempts: [{ state: 'done' }] });
    await insistMoneyAgrees(school);
  });

  test('is paid another way, and nothing is sent any more', async () => {
    const { school, managers } = await failing();
    expect((await managers.remedy(await managers.only(), 'byHand', { reason: 'Переводом на счёт, 23 ноября' })).body.closedBy).toBe(
      'remedy',
    );
    await school.refunds.send();
    expect(await managers.look()).toEqual([]);
    await insistMoneyAgrees(school);
  });

  test('is on the page when the bank has not answered for an hour, and not before', async () => {
    const { school, managers, order } = await openAll();
    await choose(school, order.checkoutUrl, 'duplicate');
    await school.reconciliation.compareWithProviders();
    await managers.remedy(await managers.only(), 'refund');
    await school.db.run(sql`alter table sandbox_refunds rename to gone`);
    await school.refunds.send();
    later(school, { seconds: 3599 });
    expect(await managers.look()).toEqual([]);
    later(school, { seconds: 1 });
    const found = await managers.only();
    expect(found).toMatchObject({ kind: 'refund', facts: { at: 'sending' }, remedies: [{ remedy: 'retry' }] });
    expect((await managers.remedy(found, 'retry')).body.attempts).toMatchObject([{ state: 'failed' }]);
    await school.db.run(sql`alter table gone rename to sandbox_refunds`);
    expect((await managers.remedy(found, 'retry')).body.closedBy).toBe('remedy');
    await insistMoneyAgrees(school);
  });
});
