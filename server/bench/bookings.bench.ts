import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import { createLessonWriter } from '../src/modules/calendar/stores/lesson-writer.store.ts';
import { usualPromises } from '../src/modules/calendar/rules/testing.ts';
import { lessonOfOne } from '../src/modules/calendar/rules/wanted-lesson.ts';
import { standingClock } from '../src/platform/clock.ts';
import { type Db, openDb, sql } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '@school/postgres';
import { type BenchRow, median, percentile } from './bench.ts';
import { seeded } from './busy-school.ts';
import { cpuOfDatabase } from './database-cpu.ts';

import path from 'node:path';

export const name = '120 clients book lessons with 10 teachers in 5 days, 40 attempts each: attempts a second, and who wins';

const clients = 120;
const attemptsEach = 40;
const repetitions = 9;
const now = Temporal.Instant.from('2026-11-23T07:00:00Z');
const family = newId();

/** One client's request for a time. */
interface Request {
  teacherId: string;
  startsAt: Temporal.Instant;
  minutes: 25 | 50;
}

/** Books; true when the time is theirs. */
type Book = (request: Request) => Promise<boolean>;

/** All contenders take turns on the same table, each with the same requests. What decides the ratio: docs/decisions/0367. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-bookings-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  await migrate(postgres.connection);
  const db = openDb(postgres.connection, { max: 20 });
  try {
    const { teachers, processId } = await prepare(db);
    const contenders: Array<[string, Book]> = [
      ['bare INSERT … ON CONFLICT DO NOTHING', bareInsert(db, processId)],
      ['the module: look, locks, holds, lesson, kid, log, version', throughModule(db, processId)],
      ['SELECT teacher … FOR UPDATE, look, INSERT', forUpdate(db, processId)],
    ];
    const rounds = contenders.map(([what]) => ({ what, figures: [] as Round[] }));
    for (let repetition = -1; repetition < repetitions; repetition += 1) {
      const requests = requestsOf(teachers, repetition);
      for (const [at, [, book]] of contenders.entries()) {
        const round = await race(db, book, requests);
        if (repetition >= 0) rounds[at]?.figures.push(round);
      }
    }
    const [bare] = rounds;
    const ratio = (figures: Round[]) => median(figures.map(({ perSecond }, at) => perSecond / (bare?.figures[at]?.perSecond ?? NaN)));
    return rounds.map(({ what, figures }) => ({
      what,
      'attempts/s': Math.round(median(figures.map(({ perSecond }) => perSecond))),
      'of bare (median of pairs)': ratio(figures).toFixed(2),
      booked: `${Math.min(...figures.map(({ booked }) => booked))} to ${Math.max(...figures.map(({ booked }) => booked))}`,
      overlaps: figures.reduce((sum, { overlaps }) => sum + overlaps, 0),
      'p99 ms': Math.round(median(figures.map(({ p99 }) => p99))),
      'CPU µs an attempt': Math.round(median(figures.map(({ cpu }) => cpu))),
      'of PostgreSQL µs': Math.round(median(figures.map(({ cpuOfDatabase }) => cpuOfDatabase))),
    }));
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function prepare(db: Db): Promise<{ teachers: string[]; processId: string }> {
  const teachers = Array.from({ length: 10 }, newId).sort();
  const processId = newId();
  await db.run(sql`
    insert into scheduling_teachers (teacher_id, name, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
    select id, 'Ольга', '{}', '{math}', '{ru}', 3, 16, 'Europe/Moscow', nextval('scheduling_calendar_versions'), ${now}
    from unnest(${teachers}::uuid[]) id`);
  await db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, created_at)
    values (${processId}, ${family}, ${newId()}, 'learning', 'math', 'math', ${now})`);
  return { teachers, processId };
}

/** Ten hours a day on a grid of five minutes: about one request in five can be had. */
function requestsOf(teachers: readonly string[], seed: number): Request[] {
  const random = seeded(seed + 1000);
  const upTo = (count: number) => Math.floor(random() * count);
  return Array.from({ length: clients * attemptsEach }, () => ({
    teacherId: teachers[upTo(teachers.length)] ?? '',
    startsAt: now.add({ hours: 24 * (1 + upTo(5)), minutes: upTo(120) * 5 }),
    minutes: upTo(2) === 0 ? 25 : 50,
  }));
}

interface Round {
  perSecond: number;
  booked: number;
  overlaps: number;
  p99: number;
  cpu: number;
  cpuOfDatabase: number;
}

/** Lets all clients go at once, each with one request after the other. */
async function race(db: Db, book: Book, requests: readonly Request[]): Promise<Round> {
  // No line of pay is ever taken away, and there is none here.
  await db.run(sql`
    alter table payroll_lines disable trigger frozen_whole;
    truncate scheduling_lessons, scheduling_participants, scheduling_lesson_events cascade;
    alter table payroll_lines enable trigger frozen_whole`);
  const waited: number[] = [];
  let told = 0;
  const client = async (_: unknown, number: number) => {
    for (const request of requests.slice(number * attemptsEach, (number + 1) * attemptsEach)) {
      const began = performance.now();
      if (await book(request)) told += 1;
      waited.push(performance.now() - began);
    }
  };
  const ofDatabase = await cpuOfDatabase(db);
  const ofNode = process.cpuUsage();
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(ofNode);
  const spent = (await cpuOfDatabase(db)) - ofDatabase;
  const found = await db.one(sql<{ booked: number; overlaps: number }>`
    select count(*)::int as booked, count(*) filter (where exists (
      select from scheduling_lessons o where o.teacher_id = l.teacher_id and o.lesson_id <> l.lesson_id and o.active and o.during && l.during))::int
      as overlaps from scheduling_lessons l where active`);
  if (found?.booked !== told) throw new Error(`${told} clients were told yes, ${found?.booked} lessons stand`);
  const attempts = requests.length;
  return {
    perSecond: attempts / seconds,
    booked: told,
    overlaps: found.overlaps,
    p99: percentile(waited, 0.99),
    cpu: (user + system) / attempts,
    cpuOfDatabase: spent / attempts,
  };
}

const range = ({ startsAt, minutes }: Request) => sql`tstzrange(${startsAt}, ${startsAt.add({ minutes })})`;

const insertOne = (db: Db, processId: string, request: Request) =>
  db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, planned_teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    values (${newId()}, ${processId}, ${request.teacherId}, ${request.teacherId}, 'individual', ${range(request)}, 'scheduled', ${now}, 8, 10, 10, 5, 1, 1, 30, 1, 24)
    on conflict do nothing`);

const bareInsert =
  (db: Db, processId: string): Book =>
  async (request) =>
    (await insertOne(db, processId, request)) === 1;

const forUpdate =
  (db: Db, processId: string): Book =>
  (request) =>
    db.inTransaction(async () => {
      await db.one(sql`select teacher_id from scheduling_teachers where teacher_id = ${request.teacherId} for update`);
      const taken = await db.one(sql`
        select 1 as yes from scheduling_lessons where teacher_id = ${request.teacherId} and active
          and tstzrange(lower(during), upper(during)) && ${range(request)} limit 1`);
      return taken === undefined && (await insertOne(db, processId, request)) === 1;
    });

/** As an action books: a look first, then the one write path. Every request is another kid's. */
function throughModule(db: Db, processId: string): Book {
  const calendar = createLessonWriter(db, standingClock(now), usualPromises);
  return async ({ teacherId, startsAt, minutes }) => {
    if (await calendar.isTaken(teacherId, startsAt, minutes, now)) return false;
    return db.inTransaction(async () => {
      const kidUid = newId();
      const wanted = lessonOfOne({ lessonId: newId(), processId, teacherId, startsAt, minutes, kidUid, familyId: family });
      const by = { accountId: family, role: 'parent' } as const;
      return (await calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async () => [wanted])).placed;
    });
  };
}
