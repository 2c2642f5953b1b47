import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../testing.ts';
import { choose, openTill, paymentOf, webhook } from '../payments/testing.ts';

const discrepancies = (school: TestSchool) =>
  school.db.all(sql<{ what: string; ref: string; theirs: number | null; ours: number | null; ended: boolean }>`
    select what, payment_ref as ref, theirs, ours, ended_at is not null as ended from reconciliation_discrepancies order by found_at, what`);
const later = (school: TestSchool, minutes: number) => school.clock.set(school.clock.now().add({ minutes }));

test('the bank and the books agree: nothing is noted', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  await choose(school, (await till.order()).checkoutUrl, 'succeed');
  await school.reconciliation.compareWithProviders();
  expect(await till.gold()).toBe(8);
  later(school, 60);
  await school.reconciliation.compareWithProviders();
  expect(await discrepancies(school)).toEqual([]);
});

test('another amount at the bank is noted once, and ends when they agree again', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  await school.reconciliation.compareWithProviders();
  const { amount } = order.total;
  await school.db.run(sql`update sandbox_checkouts set amount = amount - 100`);
  await school.reconciliation.compareWithProviders();
  await school.reconciliation.compareWithProviders();
  const ref = paymentOf(order).paymentRef;
  expect(await discrepancies(school)).toEqual([{ what: 'amount', ref, theirs: amount - 100, ours: amount, ended: false }]);
  await school.db.run(sql`update sandbox_checkouts set amount = amount + 100`);
  await school.reconciliation.compareWithProviders();
  expect((await discrepancies(school)).map(({ ended }) => ended)).toEqual([true]);
});

test('money in the books that the bank knows nothing of is noted after ten minutes and not before', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  await webhook(school, paymentOf(order));
  await school.outbox.drain();
  expect(await till.gold()).toBe(8);
  later(school, 10);
  await school.reconciliation.compareWithProviders();
  expect(await discrepancies(school)).toEqual([]);
  school.clock.set(school.clock.now().add({ seconds: 1 }));
  await school.reconciliation.compareWithProviders();
  expect(await discrepancies(school)).toMatchObject([{ what: 'missing', theirs: null, ours: order.total.amount, ended: false }]);
});

test('money that cannot be taken in is noted with what stood in the way, and taken in when it no longer does', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  await school.db.run(sql`update sandbox_checkouts set state = 'succeeded', changed_at = ${school.clock.now()}`);
  await school.db.run(sql`alter table payments_payments add constraint in_the_way check (false) not valid`);
  await school.reconciliation.compareWithProviders();
  expect(await discrepancies(school)).toMatchObject([{ what: 'not_applied', theirs: order.total.amount, ours: null, ended: false }]);
  await school.db.run(sql`alter table payments_payments drop constraint in_the_way`);
  await school.reconciliation.compareWithProviders();
  expect((await discrepancies(school)).map(({ ended }) => ended)).toEqual([true]);
  expect(await till.gold()).toBe(8);
});
