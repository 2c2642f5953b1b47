import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import type { Principal } from '../src/platform/principal.ts';
import { standingClock } from '../src/platform/clock.ts';
import { openDb } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createSchool } from '../src/school.ts';
import { type BenchRow, median, percentile } from './bench.ts';
import { fillSchool } from './busy-school.ts';

export const name = 'The calendar of 200 teachers, 60 % taken: whole answers through the API, at most 300 ms';

const teachers = Number(process.env['BENCH_TEACHERS'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const now = Temporal.Instant.from('2027-03-01T06:00:00Z');
const views: ReadonlyArray<readonly [what: string, query: string]> = [
  ['a day', 'day?day=2027-03-10'],
  ['a day, a subject and an age', 'day?day=2027-03-10&subject=math&age=9'],
  ['a week', 'week?from=2027-03-08'],
  ['a week, a language', 'week?from=2027-03-08&language=ru'],
];

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-calendar-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  try {
    await migrate(postgres.connection);
    const db = openDb(postgres.connection);
    const { taken } = await fillSchool(db, teachers, now);
    const id = newId();
    const manager: Principal = { role: 'manager', accountId: id, sessionId: id, customerId: id, locale: 'ru-RU', rights: ['people'] };
    const identify = () => ({ caller: manager, via: 'bearer' as const });
    const school = await createSchool({ db, clock: standingClock(now), settings: readSettings({}), log: silentLog, identify });
    const rows: BenchRow[] = [];
    for (const [what, query] of views) {
      const times: number[] = [];
      let bytes = 0;
      let shown = 0;
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        const answer = await school.http.inject({ method: 'GET', url: `/api/manager/calendar/${query}` });
        times.push(performance.now() - began);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        bytes = answer.body.length;
        shown = answer.json<{ teachers: unknown[] }>().teachers.length;
      }
      rows.push({
        view: what,
        teachers: shown,
        lessons: taken,
        kB: Math.round(bytes / 1024),
        'first ms': Math.round(times[0] ?? 0),
        'median ms': Math.round(median(times)),
        'p95 ms': Math.round(percentile(times, 0.95)),
      });
    }
    await school.stop();
    await db.close();
    return rows;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
