import { staffRights } from '@school/contract/roles';
import { describe, expect, test } from 'vitest';

import { sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import { signedIn } from '../../src/platform/testing.ts';
import { openCluster, openKillableSchool, pause } from '../money/killing.ts';
import { families } from './tables.ts';

const many = 100;
/** A blow falls each time that so many more families are there. */
const blowEvery = 25;

// A long test: LONG=1.
describe.runIf(process.env['LONG'] === '1')('kill -9 of a school that brings a table in', () => {
  test('again and again: it goes on by itself, no family is missing and none is there twice', async () => {
    const { db, connection } = await openCluster();
    const school = await openKillableSchool(connection);
    const accountId = newId();
    await db.run(sql`
        insert into identity_accounts (account_id, customer_id, role, email, password_hash, locale, created_at, name, rights)
        values (${accountId}, ${accountId}, 'manager', 'olga@chip.test', '', 'ru-RU', now(), 'Ольга', '{}')`);
    const who = JSON.stringify(signedIn('manager', { accountId, customerId: accountId, rights: [...staffRights] }));
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${school.address}/api/manager/imports${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-test-principal': who, 'idempotency-key': newId() },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { importId: string };
    };
    const { kind, fields, rows, all } = families(many);
    const { importId } = await post('', { kind, fileName: 'families.csv', heads: fields, rows: many });
    for (let from = 0; from < many; from += 100) await post(`/${importId}/rows`, { from: from + 1, rows: rows.slice(from, from + 100) });
    const state = async () =>
      (await db.one(sql<{ state: string }>`select state from back_office_imports where import_id = ${importId}`))?.state;
    const there = async () => (await db.one(sql<{ n: number }>`select count(*)::int as n from families_families`))?.n ?? 0;
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await pause(20);
    };

    await post(`/${importId}/trial`, { kind, fields, all });
    await until(async () => (await state()) === 'tried');
    expect(await there()).toBe(0);
    await post(`/${importId}/run`, {});
    let blows = 0;
    for (let next = blowEvery; next < many; next += blowEvery) {
      await until(async () => (await there()) >= next || (await state()) === 'done');
      // Somewhere within the lines that are carried out together.
      await pause(Math.random() * 150);
      if ((await state()) === 'done') break;
      await school.kill();
      await school.revive();
      blows += 1;
    }
    await until(async () => (await state()) === 'done');
    expect(blows).toBeGreaterThan(1);
    const outcomes = await db.all(sql<{ outcome: string; n: number }>`
        select outcome, count(*)::int as n from back_office_import_rows where import_id = ${importId} group by outcome`);
    expect(outcomes).toEqual([{ outcome: 'created', n: many }]);
    const phones = await db.one(sql<{ n: number; apart: number }>`
        select count(*)::int as n, count(distinct phone)::int as apart from identity_accounts where role = 'parent'`);
    expect([phones, await there()]).toEqual([{ n: many, apart: many }, many]);
  }, 300_000);
});
