import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { choose as set } from '../school/testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

/** A family of which so many children learn, in a school that gives ten percent for the second. */
async function openSiblings(children: number, percent = 10) {
  const school = await openSchool();
  const till = await openTill(school);
  await set(school, 'siblingPercent', percent);
  for (let n = 0; n < children; n++)
    await school.db.run(sql`
      insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, created_at)
      values (gen_random_uuid(), ${till.familyId}, ${n === 0 ? till.kidUid : crypto.randomUUID()}, 'learning', 'math', 'math', ${school.clock.now()})`);
  return { school, till };
}

test('with two children that learn a package costs less, the reason stands beside it before and after paying', async () => {
  const { school, till } = await openSiblings(2);
  const { sibling } = (await till.calls.get('/payment/products')).body;
  expect(sibling).toMatchObject({ percent: 10, off: { 'individual-8': 3600, 'subscription-4': 0 } });
  const order = await till.order();
  expect(order).toMatchObject({ total: { amount: 32400 }, sibling: { percent: 10, discount: 3600 }, promo: null });
  await choose(school, order.checkoutUrl, 'succeed');
  await school.payments.pollAttempts();
  await school.reconciliation.compareWithProviders();
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  await insistMoneyAgrees(school);
});

test('what goes back is what was paid', async () => {
  const { school, till } = await openSiblings(2);
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  await school.reconciliation.compareWithProviders();
  const { quotes } = (await till.calls.get('/payment/refunds')).body;
  expect(quotes[0].amount.amount).toBe(32400);
});

test('with one child, or in a school that gives nothing, the price is the price', async () => {
  for (const [children, percent] of [
    [1, 10],
    [2, 0],
  ] as const) {
    const { till } = await openSiblings(children, percent);
    expect(await till.order()).toMatchObject({ total: { amount: 36000 }, sibling: null });
    expect((await till.calls.get('/payment/products')).body.sibling).toBeNull();
  }
});

test('an order keeps what it was made with, and one that would be cheaper takes its place', async () => {
  const { school, till } = await openSiblings(2);
  const first = await till.order();
  await set(school, 'siblingPercent', 0);
  expect((await till.order()).orderId).toBe(first.orderId);
  await set(school, 'siblingPercent', 20);
  expect((await till.order()).total.amount).toBe(28800);
});
