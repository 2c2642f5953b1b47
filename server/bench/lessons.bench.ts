import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { AnswerOf } from '@school/contract/calls';
import { startPostgres } from '@school/postgres';

import type { Principal } from '../src/platform/principal.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDb, sql } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createSchool } from '../src/school.ts';
import { type BenchRow, median } from './bench.ts';

export const name = 'A draft of a lesson is saved and checked, the first of each level once, as the page of its staff does it';

type Lessons = AnswerOf<'GET /manager/lessons'>;
type Shown = AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'>;

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-lessons-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  try {
    await migrate(postgres.connection);
    const db = openDb(postgres.connection);
    const id = newId();
    await db.run(sql`
      insert into identity_accounts (account_id, customer_id, role, email, password_hash, locale, rights, created_at)
      values (${id}, ${id}, 'manager', 'writer@chip.test', 'none', 'ru-RU', '{content}', ${systemClock.now()})`);
    const writer: Principal = { role: 'manager', accountId: id, sessionId: id, customerId: id, locale: 'ru-RU', rights: ['content'] };
    const identify = () => ({ caller: writer, via: 'bearer' as const });
    const school = await createSchool({ db, clock: systemClock, settings: readSettings({}), log: silentLog, identify });
    const ask = async <T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> => {
      const answer = await school.http.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      return answer.json<T>();
    };
    const { courses } = await ask<Lessons>('GET', '/manager/lessons');
    const took: Array<{ at: string; ms: number }> = [];
    for (const { courseCode, levels } of courses)
      for (const { lessonCode } of levels.flatMap(({ lessons }) => lessons.slice(0, 1))) {
        const at = `/manager/lessons/${courseCode}/${lessonCode}`;
        const { inForce } = await ask<Shown>('GET', at);
        const began = performance.now();
        await ask('POST', `${at}/draft`, { revision: 0, body: inForce });
        took.push({ at: `${courseCode} ${lessonCode}`, ms: performance.now() - began });
      }
    const slowest = took.toSorted((one, other) => other.ms - one.ms)[0];
    await school.stop();
    await db.close();
    return [
      { what: 'a save', lessons: took.length, 'median ms': Math.round(median(took.map(({ ms }) => ms))) },
      { what: `the slowest: ${slowest?.at ?? ''}`, lessons: 1, 'median ms': Math.round(slowest?.ms ?? 0) },
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
