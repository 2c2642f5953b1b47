import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../testing.ts';
import { openTill, paymentOf, webhook } from '../payments/testing.ts';
import { twoManagers } from './testing.ts';

const figure = async (school: TestSchool, name: string) => {
  const { body } = await school.http.inject({ method: 'GET', url: '/metrics' });
  return body
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1);
};

async function withOrphan() {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order('group-4');
  await webhook(school, paymentOf(order, { ref: 'chk_nobody', paymentRef: 'pay_nobody', key: newId() }));
  await school.outbox.drain();
  await school.reconciliation.find();
  return { school, order };
}

test('the alarm is raised when something has been stuck for more than 24 hours, to the second', async () => {
  const { school } = await withOrphan();
  const began = school.clock.now();
  for (const [seconds, alarm] of [
    [-1, '0'],
    [0, '0'],
    [1, '1'],
  ] as const) {
    school.clock.set(began.add({ hours: 24 }).add({ seconds }));
    expect(await figure(school, 'chip_reconciliation_alarm{kind="unapplied"}')).toBe(alarm);
    expect(await figure(school, 'chip_reconciliation_oldest_seconds{kind="unapplied"}')).toBe(String(86_400 + seconds));
  }
  expect(await figure(school, 'chip_reconciliation_cases{kind="unapplied"}')).toBe('1');
  expect(await figure(school, 'chip_reconciliation_alarm{kind="pending"}')).toBe('0');
});

test('the books are looked at every night, what is broken is kept, shown, counted and told', async () => {
  const { school } = await withOrphan();
  const managers = await twoManagers(school);
  const books = async () =>
    ((await managers.page()) as unknown as { books: { at: string; checked: number; broken: Array<{ code: string }> } | null }).books;
  expect(await books()).toBeNull();
  await school.reconciliation.checkBooks();
  expect(await books()).toMatchObject({ checked: expect.any(Number), broken: [] });
  expect(await figure(school, 'chip_books_broken_rows{code="I10"}')).toBe('0');

  await school.db.inTransaction(async () => {
    await school.db.run(sql`set local session_replication_role = replica`);
    await school.db.run(sql`delete from ledger_postings where credit = 'unapplied'`);
  });
  await school.reconciliation.checkBooks();
  expect((await books())?.broken).toEqual([]);
  expect(school.faults).toEqual([]);
  school.clock.set(Temporal.Instant.from('2026-11-24T03:00+03:00'));
  await school.reconciliation.checkBooks();
  expect((await books())?.broken).toContainEqual({ code: 'I10', says: expect.any(String), bad: 1 });
  expect(await figure(school, 'chip_books_broken_rows{code="I10"}')).toBe('1');
  expect(school.faults.map(String)).toContainEqual(expect.stringContaining('I10'));
});
