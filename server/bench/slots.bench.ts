import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';

import { settingLimits } from '@school/contract/school/limits';

import { createLessons } from '../src/modules/calendar/stores/lessons.store.ts';
import { horizonAt } from '../src/modules/calendar/rules/booking.ts';
import { windowFrom } from '../src/modules/calendar/rules/event-window.ts';
import { lastingStarts, minutesIn } from '../src/modules/calendar/rules/free-slots.ts';
import { unionOf } from '../src/modules/calendar/rules/teacher-hours.ts';
import { instantOf, minuteOf } from '../src/modules/calendar/rules/wall-days.ts';
import { createSlotBoard } from '../src/modules/calendar/board/slot-board.ts';
import { createTeachers } from '../src/modules/calendar/stores/teachers.store.ts';
import { standingClock } from '../src/platform/clock.ts';
import { type Db, openDb, sql } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '@school/postgres';
import { type BenchRow, type Bound, median } from './bench.ts';
import { fillSchool } from './busy-school.ts';
import { intervalSlots, type WeeklyHours } from './interval-slots.ts';

import path from 'node:path';

export const name = 'Free starts of 200 teachers in 28 days, 60 % taken, viewer in New York: CPU ms a search';

const teachersCount = 200;
const teachersOfMany = 2_000;
const ofMany = `school: ${teachersOfMany} teachers, board kept, each one’s starts`;
export const bounds: readonly Bound[] = [{ what: ofMany, figure: 'CPU ms', most: 15 }];

const lengthMinutes = 25;
const now = Temporal.Instant.from('2027-03-01T06:00:00Z');
const clock = standingClock(now);
const seen = windowFrom('2027-03-01', 'America/New_York', now);
const window = { from: minuteOf(seen.from), to: minuteOf(seen.to) };

/** The same search by the school's board and by ranges of luxon, each with what it keeps and with nothing kept. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-slots-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  await migrate(postgres.connection);
  const db = openDb(postgres.connection, { max: 1 });
  try {
    const { ids, taken } = await fillSchool(db, teachersCount, now);
    const stores = {
      teachers: createTeachers(db, (name) => name),
      lessons: createLessons(db),
      horizon: async () => horizonAt(now, settingLimits.horizonWeeks.usually),
      clock,
    };
    const kept = createSlotBoard(stores);
    const other = createSlotBoard(stores);
    const read = () => readAll(stores, ids);
    const asRanges = await read();

    const measure = await measurer(db);
    const rows = [
      await measure('school: board kept, each teacher’s starts', 100, () => eachTeacher(kept)),
      await measure('school: board kept, starts that anybody has', 100, () => anybody(kept)),
      await measure(
        'school: 3 calendars changed since',
        20,
        () => eachTeacher(other),
        () => touch(db, ids.slice(0, 3)),
      ),
      await measure('school: nothing kept', 4, () => eachTeacher(createSlotBoard(stores))),
      await measure('luxon ranges: rows kept in memory', 2, async () => byRanges(asRanges)),
      await measure('luxon ranges: nothing kept', 2, async () => byRanges(await read())),
    ];
    console.log(`${ids.length} teachers, ${taken} lessons of ${lengthMinutes} minutes`);
    console.table(sizesOf(await eachTeacher(kept)));
    await fillSchool(db, teachersOfMany - teachersCount, now);
    return [...rows, await measure(ofMany, 10, () => eachTeacher(kept))];
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Board = ReturnType<typeof createSlotBoard>;

async function eachTeacher(board: Board): Promise<number[][]> {
  const { frame, rows } = await board.current();
  return [...rows.values()].map(({ free, grid }) => minutesIn(frame, lastingStarts(free, grid, lengthMinutes), window.from, window.to));
}

async function anybody(board: Board): Promise<number[][]> {
  const { frame, rows } = await board.current();
  const all = unionOf(
    frame,
    [...rows.values()].map(({ free, grid }) => lastingStarts(free, grid, lengthMinutes)),
  );
  return [minutesIn(frame, all, window.from, window.to)];
}

interface Ranges {
  rules: readonly WeeklyHours[];
  busy: Array<{ from: number; to: number }>;
}

/** What the range engine keeps: hours and taken times of every teacher, in milliseconds and in order. */
async function readAll(
  { teachers, lessons }: { teachers: ReturnType<typeof createTeachers>; lessons: ReturnType<typeof createLessons> },
  ids: string[],
): Promise<Ranges[]> {
  const hours = await teachers.hoursOf(ids);
  const busy = await lessons.busyOfTeachers(ids, window.from, window.to, now);
  const inMs = (it: { from: number; to: number }) => ({ from: it.from * 60_000, to: it.to * 60_000 });
  return ids.map((id) => ({
    rules: hours.get(id)?.rules ?? [],
    busy: (busy.get(id) ?? []).map(inMs).sort((a, b) => a.from - b.from),
  }));
}

const byRanges = (all: Ranges[]): number[][] =>
  all.map(({ rules, busy }) =>
    intervalSlots({
      zone: 'Europe/Moscow',
      rules,
      busy,
      window: { from: window.from * 60_000, to: window.to * 60_000 },
      stepMinutes: 30,
      lengthMinutes,
    }),
  );

const touch = (db: Db, ids: string[]) =>
  db.run(sql`
    update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions') where teacher_id = any(${ids}::uuid[])`);

/** CPU of this process and of the database's for one search: the median of nine batches, after one to warm up. */
async function measurer(db: Db) {
  const [backend] = await db.all(sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const ofDatabase = async () => {
    const stat = await readFile(`/proc/${backend?.pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return (user + system) * 10;
  };
  return async (what: string, times: number, search: () => Promise<number[][]>, before?: () => Promise<unknown>): Promise<BenchRow> => {
    const [node, database]: [number[], number[]] = [[], []];
    let found: number[][] = [];
    for (let batch = -1; batch < 9; batch += 1) {
      let spent = 0;
      const asked = await ofDatabase();
      for (let time = 0; time < times; time += 1) {
        await before?.();
        const start = process.cpuUsage();
        found = await search();
        const { user, system } = process.cpuUsage(start);
        spent += (user + system) / 1000;
      }
      if (batch < 0) continue;
      node.push(spent / times);
      database.push(((await ofDatabase()) - asked) / times);
    }
    const slots = found.reduce((sum, { length }) => sum + length, 0);
    return { what, slots, 'CPU ms': median(node).toFixed(2), 'of PostgreSQL ms': before ? '' : median(database).toFixed(1) };
  };
}

/** The answer of a search as it could travel. */
function sizesOf(found: number[][]): BenchRow[] {
  const bits = found.map((minutes) => {
    const row = Buffer.alloc(Math.ceil((window.to - window.from) / 30 / 8));
    for (const minute of minutes) {
      const cell = (minute - window.from) / 30;
      row[cell >> 3] = (row[cell >> 3] ?? 0) | (1 << (cell & 7));
    }
    return row.toString('base64');
  });
  const forms: Record<string, unknown> = {
    'ISO strings': found.map((minutes) => minutes.map((minute) => instantOf(minute).toString())),
    'minutes since 1970 (the contract)': found,
    'half hours since the one before': found.map((minutes) => minutes.map((minute, at) => (minute - (minutes[at - 1] ?? 0)) / 30)),
    'bits of half hours, base64': bits,
  };
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  return Object.entries(forms).map(([form, value]) => {
    const json = JSON.stringify(value);
    return { form, 'kB of JSON': kB(json.length), 'kB gzipped': kB(gzipSync(json).length) };
  });
}
