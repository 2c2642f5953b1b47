import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import * as ruBoard from '@school/words/ru/shared/room-board';
import { chromium, type Page } from '@playwright/test';
import { startPostgres } from '@school/postgres';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { chromiumArgs, chromiumMediaArgs, findChromium, headlessShell } from '../../scripts/find-chromium.ts';
import { type BenchRow, type BenchRun, type Bound, percentile } from '../../server/bench/bench.ts';
import { openOurs, openShared } from '../../server/bench/room/clients.ts';
import { fillClubs } from '../../server/bench/room/fill-rooms.ts';
import { drawLongBoard, joins, marks } from '../../server/bench/room/long-board.ts';
import { openServer } from '../../server/bench/room/servers.ts';
import { type Connection, openDb } from '../../server/src/platform/db.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { startSchool } from '../running-school.ts';
import { heapOf } from '../steps/heap.ts';
import { enterTheRoom } from '../steps/lesson-room.ts';
import { roomLaptop } from '../steps/room-device.ts';
import { comesLate, drawLines, inkOn, keepPainted, type Late } from '../steps/room-ink.ts';
import { words } from '../words.ts';

/** Of a lesson of two hours in which both draw without end; of a short run. */
const manyLines = { whole: 10_000, short: 600 };
/** Children of the club whose lines are drawn without a browser. */
const kids = 8;

export const name = `A board of ${manyLines.whole} lines: writing it, what it keeps, and whoever comes late; of a server beside Hocuspocus, and of a page`;

const ours = 'the room: its server';
const late = 'the page of a child that comes late';

export const bounds: readonly Bound[] = [
  { what: ours, figure: 'late p95 ms', most: 1500 },
  // A server that keeps no board in memory does not grow with it.
  { what: ours, figure: 'heap MB more', most: 5 },
  { what: late, figure: 'late p95 ms', most: 1500 },
  { what: late, figure: 'longest task ms', most: 200 },
];

const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const now = startsAt.subtract({ minutes: 5 });
const load = () => (loadavg()[0] ?? NaN).toFixed(1);

export async function run({ short }: BenchRun = { short: false }): Promise<BenchRow[]> {
  const lines = short ? manyLines.short : manyLines.whole;
  return [...(await onServers(lines)), ...(await onPages(lines))];
}

/** Ours and Hocuspocus, one after the other, with the same lines by the same nine pages. */
async function onServers(lines: number): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-board-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const { connection } = postgres;
  await migrate(connection);
  const db = openDb(connection, { max: 2 });
  try {
    const [club] = await fillClubs(db, 1, kids, startsAt);
    if (!club) throw new Error('no club');
    return [
      { ...(await inOurs(connection, club, lines)), load: load() },
      { ...(await inHocuspocus(connection, lines)), load: load() },
    ];
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Club = Awaited<ReturnType<typeof fillClubs>>[number];

async function inOurs(connection: Connection, { lessonId, teacher, kids: all }: Club, lines: number): Promise<BenchRow> {
  const server = await openServer('../test/lesson-room/killable-room.ts', JSON.stringify(connection), now.toString());
  const [first = teacher] = all;
  const room = { lessonId, teacher, kid: first, kids: all };
  const pages = [await openOurs(server.port, room, teacher)];
  for (const kid of all) pages.push(await openOurs(server.port, room, kid));
  const row = await drawLongBoard({
    what: ours,
    lines,
    server,
    pages,
    async comesLate() {
      const page = await openOurs(server.port, room, first);
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/lesson-room/${lessonId}/ink?page=0`, {
        headers: { 'x-test-principal': JSON.stringify(first) },
      });
      const text = await answer.text();
      page.close();
      return {
        lines: (JSON.parse(text) as { lines: unknown[] }).lines.length,
        bytes: Number(answer.headers.get('content-length') ?? text.length),
      };
    },
  });
  for (const page of pages) page.close();
  await server.kill();
  return row;
}

async function inHocuspocus(connection: Connection, lines: number): Promise<BenchRow> {
  const server = await openServer('room/shared-server.ts', 'hocuspocus', JSON.stringify(connection));
  const room = randomUUID();
  const open = () => openShared('hocuspocus', server.port, room);
  const pages = [];
  for (let nth = 0; nth <= kids; nth += 1) pages.push(await open());
  const row = await drawLongBoard({
    what: 'hocuspocus',
    lines,
    server,
    pages,
    async comesLate() {
      const page = await open();
      let had = 0;
      page.onDrawn = () => (had += 1);
      // What stands there is told right after the line is open.
      await new Promise((go) => setImmediate(() => setImmediate(go)));
      const bytes = page.size?.() ?? NaN;
      page.close();
      return { lines: had, bytes };
    },
  });
  for (const page of pages) page.close();
  await server.kill();
  return row;
}

/** A lesson in two browsers: what its pages keep, and what a child that loads its page anew waits for. */
async function onPages(lines: number): Promise<BenchRow[]> {
  const t = words.ru;
  await buildWebIfNeeded();
  const school = await startSchool();
  const executablePath = headlessShell(await findChromium());
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...chromiumMediaArgs, '--use-fake-device-for-media-stream=fps=5'],
  });
  try {
    const open = async (): Promise<Page> => {
      const context = await browser.newContext({ ...roomLaptop, baseURL: school.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      return page;
    };
    const pages = { kid: await open(), teacher: await open() };
    await keepPainted(pages.kid);
    const { kid, teacher } = await enterTheRoom(school, pages, t);
    await teacher.getByRole('button', { name: t.teacherRoom.tools.board, exact: true }).first().click();
    await teacher.getByRole('switch', { name: ruBoard.texts.draws('Миша') }).click({ force: true });
    for (const page of [kid, teacher]) await page.locator('[data-stage="board"] .touch-none > canvas').waitFor();
    const row = (what: string, of: Array<{ p99: number; heap: number }>) => ({
      what,
      ...Object.fromEntries(marks.map((minutes, at) => [`heap MB, ${minutes} min`, (of[at]?.heap ?? NaN).toFixed(1)])),
      'a move p99 ms, at first': (of[1]?.p99 ?? NaN).toFixed(1),
      'at last': (of.at(-1)?.p99 ?? NaN).toFixed(1),
      load: load(),
    });
    const drawn = { teacher: new Array<{ p99: number; heap: number }>(), kid: new Array<{ p99: number; heap: number }>() };
    let done = 0;
    for (const [at, minutes] of marks.entries()) {
      const until = (lines * minutes) / 120;
      const share = (of: number) => Math.round((until - done) * of);
      const [byTeacher, byKid] = await Promise.all([
        drawLines(teacher, share(2 / 3), { everyMs: 58, seed: at * 2, moves: 12 }),
        drawLines(kid, until - done - share(2 / 3), { everyMs: 112, seed: at * 2 + 1, moves: 12 }),
      ]);
      drawn.teacher.push({ ...byTeacher, heap: await heapOf(teacher) });
      drawn.kid.push({ ...byKid, heap: await heapOf(kid) });
      done = until;
    }
    await kid.waitForTimeout(3000);
    const came: Late[] = [];
    for (let nth = 0; nth < joins; nth += 1) came.push(await comesLate(kid, lines));
    if ((await inkOn(kid)) !== (await inkOn(teacher))) throw new Error('Who came late sees another board');
    const of = (share: number, figure: keyof Late) =>
      percentile(
        came.map((it) => it[figure]),
        share,
      ).toFixed(0);
    return [
      row("the teacher's page", drawn.teacher),
      row("the child's page", drawn.kid),
      {
        what: late,
        'late p50 ms': of(0.5, 'ms'),
        'late p95 ms': of(0.95, 'ms'),
        'longest task ms': of(1, 'longest'),
        'late KB': of(1, 'kilobytes'),
        load: load(),
      },
    ];
  } finally {
    await browser.close();
    await school.stop();
  }
}
