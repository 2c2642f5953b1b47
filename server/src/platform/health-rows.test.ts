import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type HealthCode, healthCodes, healthLimits } from '@school/contract/faults/health';
import { texts as en } from '@school/words/en/manager/health';
import { texts as ru } from '@school/words/ru/manager/health';
import { expect, onTestFinished, test } from 'vitest';

import { openSchool } from '../testing.ts';
import { sql } from './db.ts';
import { signedIn } from './testing.ts';

async function openParts() {
  const data = await mkdtemp(path.join(tmpdir(), 'chip-health-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const school = await openSchool({ env: { DATA_DIR: data } });
  const look = async () => {
    const { status, body } = await school.as(signedIn('manager')).get('/manager/health');
    expect(status).toBe(200);
    return body as { rows: Array<{ code: HealthCode; state: 'fine' | 'warning' | 'refuses'; facts: Record<string, string | number> }> };
  };
  const of = async (code: HealthCode) => (await look()).rows.find((row) => row.code === code);
  return { school, look, of };
}

test('every look says something in both languages, and a school to try out wants for nothing but a backup', async () => {
  const { look } = await openParts();
  const { rows } = await look();
  expect(rows.map(({ code }) => code)).toEqual([...healthCodes]);
  for (const { code, state, facts } of rows)
    for (const words of [ru, en]) {
      const said = words.rows[code][state](facts);
      expect(said).not.toBe('');
      expect(said).not.toContain('undefined');
    }
  expect(rows.filter(({ state }) => state === 'refuses')).toEqual([]);
});

test('an old backup, a letter that was not delivered and a table that is missing are told', async () => {
  const { school, of } = await openParts();
  expect(await of('backup')).toMatchObject({ state: 'warning', facts: { never: 1 } });
  const write = (hours: number) =>
    school.db.run(sql`
      insert into platform_backups (backup_id, at, name, bytes, seconds, is_encrypted)
      values (gen_random_uuid(), clock_timestamp() - make_interval(hours => ${hours}), 'a', 1, 1, true)`);
  await write(healthLimits.backupHours + 1);
  expect(await of('backup')).toMatchObject({ state: 'warning', facts: { hours: healthLimits.backupHours + 1 } });
  await write(healthLimits.backupHours);
  expect(await of('backup')).toMatchObject({ state: 'fine' });

  await school.db.run(sql`
    insert into platform_messages (id, key, channel, recipient, subject, text, state, at, due_at, next_try_at)
    values (gen_random_uuid(), 'planted', 'mail', 'a@b.by', '', '', 'failed', now(), now(), now())`);
  expect(await of('letters')).toMatchObject({ state: 'warning', facts: { failed: 1 } });

  await school.db.run(sql`delete from kysely_migration where name like '%_privacy_create'`);
  expect(await of('tables')).toMatchObject({ state: 'refuses', facts: { waiting: 1 } });
});

test('only whoever looks after the school sees how it is', async () => {
  const { school } = await openParts();
  expect((await school.as().get('/manager/health')).status).toBe(401);
  expect((await school.as(signedIn('teacher')).get('/manager/health')).status).toBe(403);
});
