import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { choose as set } from '../school/testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { insistMoneyAgrees } from '../payments/testing.ts';
import { haveSavedCard } from './testing.ts';

/**
 * A family with a saved card and a course under way, that has agreed to a package of four when two lessons are left; it has eight.
 */
async function haveTopUp(choice: Choice = 'succeed') {
  const saved = await haveSavedCard(choice);
  const { school, till, card, hear } = saved;
  await school.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, created_at)
    values (gen_random_uuid(), ${till.familyId}, ${till.kidUid}, 'learning', 'math', 'math', ${school.clock.now()})`);
  const agree = (more: object = {}) =>
    till.calls.post('/payment/top-up', {
      cardId: card.cardId,
      productCode: 'individual-4',
      threshold: 2,
      price: 19200,
      agreed: true,
      ...more,
    });
  const strike = async (duration: Temporal.DurationLike = { seconds: 0 }) => {
    school.clock.set(school.clock.now().add(duration));
    await school.savedCards.runTopUps();
    await hear();
  };
  return {
    ...saved,
    agree,
    strike,
    show: async () => (await till.calls.get('/payment/top-up')).body,
    /** Lessons are used up until so many are left. */
    leave: async (left: number) => {
      const units = (await till.gold()) - left;
      const used = { familyId: till.familyId, kind: 'gold', units, as: 'withdrawing', lotId: null, key: newId() } as const;
      await school.ledger.writeOff(used, { reason: 'test', askedBy: newId(), approvedBy: null });
    },
    charges: () =>
      school.db.all(sql<{ state: string; amount: number }>`
        select a.state, o.amount from payments_attempts a join payments_orders o using (order_id) where o.top_up_run is not null order by a.created_at`),
    letters: async (): Promise<string[]> => {
      await school.settle();
      return (await school.messages.latest({ limit: 50 }))
        .flatMap(({ subject }) => (/пополн/i.test(subject ?? '') ? [subject ?? ''] : []))
        .toReversed();
    },
  };
}

test('told of before, charged once when its day has come, and then quiet until the next fall', async () => {
  const { agree, strike, leave, charges, letters, till, school, show } = await haveTopUp();
  expect((await agree()).status).toBe(200);
  await strike();
  expect(await letters()).toEqual([]);
  await leave(2);
  await strike();
  expect((await letters()).map((it) => it.replaceAll('\u00A0', ' '))).toEqual([expect.stringContaining('192 BYN')]);
  expect((await show()).topUp.next.most.amount).toBe(19200);
  await strike({ hours: 71, minutes: 59 });
  expect(await charges()).toEqual([]);
  await strike({ minutes: 1 });
  await strike({ minutes: 10 });
  await strike({ hours: 240 });
  expect(await charges()).toEqual([{ state: 'succeeded', amount: 19200 }]);
  expect(await till.gold()).toBe(6);
  await leave(1);
  await strike();
  await strike({ hours: 72 });
  expect(await charges()).toHaveLength(2);
  expect(await letters()).toHaveLength(2);
  await insistMoneyAgrees(school);
});

test('many servers at once charge one fall once', async () => {
  const { agree, strike, leave, charges, till, school, pass, hear } = await haveTopUp();
  await agree();
  await leave(2);
  await strike();
  pass({ hours: 72 });
  await Promise.all(Array.from({ length: 6 }, () => school.savedCards.runTopUps()));
  await hear();
  expect(await charges()).toEqual([{ state: 'succeeded', amount: 19200 }]);
  expect(await till.gold()).toBe(6);
  await insistMoneyAgrees(school);
});

test('a bank that does not answer is asked again under the same key', async () => {
  const { agree, strike, leave, charges, school } = await haveTopUp();
  await agree();
  await leave(2);
  await strike();
  school.sandbox.beAway(true);
  await strike({ hours: 72 });
  await strike({ minutes: 10 });
  school.sandbox.beAway(false);
  await strike({ minutes: 10 });
  await strike({ minutes: 10 });
  expect(await charges()).toEqual([{ state: 'succeeded', amount: 19200 }]);
  await insistMoneyAgrees(school);
});

test('a declined card is tried again on the days of the school, told of each time, and then it is switched off', async () => {
  const { agree, strike, leave, charges, letters, show, school } = await haveTopUp('card-declines');
  await set(school, 'chargeAgainDays', [1, 3]);
  await agree();
  await leave(2);
  await strike();
  await strike({ hours: 72 });
  for (const hours of [24, 48, 240]) await strike({ hours });
  expect((await charges()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  expect(await show()).toMatchObject({ topUp: null, ended: 'declined' });
  expect(await letters()).toEqual([
    expect.stringContaining('Скоро автопополнение'),
    expect.stringContaining('Не получилось пополнить'),
    expect.stringContaining('Не получилось пополнить'),
    'Автопополнение отключено',
  ]);
});

test('where the bank wants the person it is switched off at once, and the order waits to be paid by hand', async () => {
  const { agree, strike, leave, charges, show, till, school } = await haveTopUp('card-confirms');
  await agree();
  await leave(2);
  await strike();
  await strike({ hours: 72 });
  await strike({ hours: 240 });
  expect((await charges()).map(({ state }) => state)).toEqual(['failed']);
  expect((await show()).ended).toBe('bank_asks');
  const [order] = await school.db.all(sql<{ id: string }>`select order_id as id from payments_orders where top_up_run is not null`);
  expect((await till.look(order?.id ?? '')).kind).toBe('individual');
});

test('switched off by the family, or with its card, nothing is charged', async () => {
  for (const how of ['off', 'card'] as const) {
    const { agree, strike, leave, charges, till, card } = await haveTopUp();
    await agree();
    await leave(2);
    await strike();
    await (how === 'off' ? till.calls.post('/payment/top-up/off', {}) : till.calls.delete(`/payment/cards/${card.cardId}`));
    await strike({ hours: 72 });
    expect(await charges()).toEqual([]);
  }
});

test('in a pause, after the course and while the school asks for money nothing is told of and nothing is charged', async () => {
  const { agree, strike, leave, charges, letters, school } = await haveTopUp();
  await agree();
  await leave(2);
  await strike();
  await school.db.run(sql`update scheduling_processes set stored_state = 'finished' where type = 'learning'`);
  await strike({ hours: 72 });
  await strike({ hours: 72 });
  expect(await charges()).toEqual([]);
  expect(await letters()).toHaveLength(1);
  await school.db.run(sql`update scheduling_processes set stored_state = null where type = 'learning'`);
  await strike({ minutes: 10 });
  expect(await letters()).toHaveLength(2);
  expect(await charges()).toEqual([]);
});

test('what was told stands: a notice that the school makes longer moves nothing, and a higher price is not charged', async () => {
  const { agree, strike, leave, charges, school } = await haveTopUp();
  await agree();
  await leave(2);
  await strike();
  await set(school, 'topUpNoticeDays', 14);
  await strike({ hours: 72 });
  expect(await charges()).toEqual([{ state: 'succeeded', amount: 19200 }]);
});

test('the family agrees to what it was shown, and a threshold is below what the package brings', async () => {
  const { agree, show } = await haveTopUp();
  expect((await agree({ agreed: false })).body.error.code).toBe('payments.top_up_not_agreed');
  expect((await agree({ price: 1 })).body.error.code).toBe('payments.top_up_price_changed');
  expect((await agree({ threshold: 4 })).body.error).toMatchObject({ code: 'payments.top_up_threshold', facts: { most: 3 } });
  expect((await agree({ productCode: 'subscription-4' })).body.error.code).toBe('catalogue.product_not_found');
  expect((await show()).topUp).toBeNull();
});
