import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { verifyAudit } from './invariants.store.ts';

const aManager = () => signedIn('manager');

test('an act is written down with its transaction or not at all, and its chain is whole whoever wrote at the same time', async () => {
  const { audit, db } = await openSchool();
  const by = { accountId: newId(), name: 'Ольга' };
  await Promise.allSettled(
    Array.from({ length: 24 }, (_, at) =>
      db.inTransaction(async () => {
        await audit.record({ by, act: 'money.granted', subject: { type: 'ticket', id: String(at) }, reason: 'Урок сорвался' });
        await audit.record({ by, act: 'money.written_off', subject: { type: 'ticket', id: String(at) } });
        if (at % 4 === 0) throw new Error('the act itself failed');
      }),
    ),
  );
  const { entries } = await audit.list();
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, at) => 36 - at));
  expect(entries.filter(({ subject }) => Number(subject?.id) % 4 === 0)).toEqual([]);
  expect(await verifyAudit(db)).toEqual([]);
});

test('an entry is never changed or removed; where the database was forced to, the chain tells', async () => {
  const { audit, db } = await openSchool();
  for (const reason of ['раз', 'два', 'три'])
    await audit.record({ by: { accountId: newId(), name: 'Ольга' }, act: 'money.granted', reason });
  for (const hand of [
    sql`update audit_entries set reason = 'другое'`,
    sql`delete from audit_links`,
    sql`delete from audit_entries`,
    sql`truncate audit_links`,
  ])
    await expect(db.run(hand)).rejects.toThrow('append-only');
  await db.run(sql`alter table audit_entries disable trigger audit_append_only`);
  await db.run(sql`update audit_entries set reason = 'другое' where reason = 'два'`);
  expect(await verifyAudit(db)).toEqual([{ code: 'U02', bad: 1 }]);
  await db.run(sql`update audit_entries set reason = 'два' where reason = 'другое'`);
  expect(await verifyAudit(db)).toEqual([]);
  await db.run(sql`alter table audit_links disable trigger audit_append_only`);
  await db.run(sql`delete from audit_links where number = 2`);
  expect(await verifyAudit(db)).toMatchObject([{ code: 'U01' }, { code: 'U02', bad: 1 }]);
});

describe('the list of the managers', () => {
  test('says who, for whom, why, what it was and became, and which call it was', async () => {
    const school = await openSchool();
    const { familyId, accountId } = await haveFamily(school);
    const by = { accountId, role: 'support', name: 'Анна Иванова', impersonator: { accountId: newId(), name: 'Пётр' } };
    await school.audit.record({
      by,
      act: 'support.changed',
      familyId,
      subject: { type: 'lesson', id: '7', name: 'Шахматы' },
      reason: 'Просила мама',
      before: { status: 'scheduled' },
      after: { status: 'canceled' },
      requestId: 'r-1',
    });
    const { status, body } = await school.as(aManager()).get('/manager/audit');
    expect(status).toBe(200);
    expect(body.entries).toMatchObject([
      {
        number: 1,
        by: { name: 'Анна Иванова', role: 'support' },
        impersonator: { name: 'Пётр' },
        family: { familyId, name: 'Анна Иванова' },
        subject: { type: 'lesson', id: '7', name: 'Шахматы' },
        reason: 'Просила мама',
        before: { status: 'scheduled' },
        after: { status: 'canceled' },
        requestId: 'r-1',
      },
    ]);
    expect(body.people).toEqual([{ accountId: by.impersonator.accountId, name: 'Пётр' }]);
    expect(await school.audit.of(familyId)).toHaveLength(1);
    expect(await school.audit.of(newId())).toEqual([]);
  });

  test('is found by words, act, colleague and days of the school, page by page without a gap', async () => {
    const { audit, clock } = await openSchool({ now: '2026-11-23T23:59:59+03:00' });
    const [olga, petr] = [
      { accountId: newId(), name: 'Ольга' },
      { accountId: newId(), name: 'Пётр' },
    ];
    await audit.record({ by: olga, act: 'staff.invited', reason: '100% новый' });
    clock.set(clock.now().add({ seconds: 1 }));
    for (let at = 0; at < 51; at++) await audit.record({ by: petr, act: 'money.granted', reason: `по просьбе ${at}` });
    const numbers = (page: Awaited<ReturnType<typeof audit.list>>) => page.entries.map(({ number }) => number);
    const first = await audit.list();
    const rest = await audit.list({ before: first.next ?? '' });
    expect([...numbers(first), ...numbers(rest)]).toEqual(Array.from({ length: 52 }, (_, at) => 52 - at));
    expect([first.entries.length, rest.next]).toEqual([50, null]);
    expect(numbers(await audit.list({ until: '2026-11-23' }))).toEqual([1]);
    expect(numbers(await audit.list({ from: '2026-11-24', search: 'просьбе 7' }))).toEqual([9]);
    expect(numbers(await audit.list({ search: '100%' }))).toEqual([1]);
    expect(numbers(await audit.list({ act: 'staff.invited' }))).toEqual([1]);
    expect(numbers(await audit.list({ accountId: olga.accountId }))).toEqual([1]);
    expect(numbers(await audit.list({ search: 'пётр', from: '2026-11-25' }))).toEqual([]);
  });
});
