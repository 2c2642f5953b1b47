import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import { type Connection, openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { type BenchRow, percentile } from './bench.ts';
import { openOurs, openShared, type Page } from './room/clients.ts';
import { type BenchRoom, fillRooms } from './room/fill-rooms.ts';

export const name = 'The lesson room: 300 rooms opening in a minute, and the same strokes against Hocuspocus and y-websocket';

const opening = { rooms: 300, seconds: 60 };
/** Each of two pages of a room draws so many times, so often, at first for warming up; then it points as often. */
const drawing = { rooms: 20, warmUp: 40, times: 120, everyMs: 125 };
/** A line of forty points of a hand, packed as the room packs it. */
const points = 'gqBCDEFGHJKLMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz0123456789-_gqBCDEFGHJKLMNPQRSTVWXYZabcdefg';
const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const now = startsAt.subtract({ minutes: 5 });
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

/** Ticks of a hundredth of a second that a process has spent; the system tells on Linux. */
async function spentBy(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = NaN, system = NaN] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / 100;
}

interface Server {
  port: number;
  spent(): Promise<number>;
  kill(): Promise<void>;
}

async function openServer(file: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ${args[0]} ended before it was open`)));
  const [line] = (await Promise.race([once(child.stdout, 'data'), died])) as [Buffer];
  died.catch(() => undefined);
  return {
    port: Number(line.toString()),
    spent: () => spentBy(child.pid),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const openSchool = (connection: Connection) =>
  openServer('../test/lesson-room/killable-room.ts', JSON.stringify(connection), now.toString());

/** Every room is entered by two people, all evenly over a minute. */
async function openMany(connection: Connection, rooms: readonly BenchRoom[]): Promise<BenchRow> {
  const server = await openSchool(connection);
  const before = await server.spent();
  const entries: Array<{ called: number; ready: number }> = [];
  let errors = 0;
  const pages: Page[] = [];
  const entering = rooms.flatMap((room, at) =>
    [room.teacher, room.kid].map(async (who, second) => {
      await pause(((at + second / 2) / rooms.length) * opening.seconds * 1000);
      try {
        const page = await openOurs(server.port, room, who);
        entries.push(page);
        pages.push(page);
      } catch {
        errors += 1;
      }
    }),
  );
  await Promise.all(entering);
  const cores = ((await server.spent()) - before) / opening.seconds;
  for (const page of pages) page.close();
  await server.kill();
  return {
    what: `${rooms.length} rooms × 2 opening in ${opening.seconds} s`,
    errors,
    'enter p50 ms': round(
      percentile(
        entries.map(({ called }) => called),
        0.5,
      ),
    ),
    'enter p95 ms': round(
      percentile(
        entries.map(({ called }) => called),
        0.95,
      ),
    ),
    'line ready p95 ms': round(
      percentile(
        entries.map(({ ready }) => ready),
        0.95,
      ),
    ),
    'server cores': cores.toFixed(2),
  };
}

interface Contender {
  what: string;
  servers(): Promise<Server[]>;
  /** The two pages of a room, and later one more that looks at what is left. */
  open(servers: readonly Server[], room: BenchRoom, who: 'teacher' | 'kid'): Promise<Page>;
  left(servers: readonly Server[], room: BenchRoom): Promise<string[]>;
}

/** All rooms draw at once; then the servers are killed at a blow, come back, and are asked what they have of what the others had seen. */
async function drawIn(rooms: readonly BenchRoom[], { what, servers: open, open: enter, left }: Contender): Promise<BenchRow> {
  const servers = await open();
  const sent = new Map<string, number>();
  const seen = new Map<BenchRoom, Set<string>>(rooms.map((room) => [room, new Set()]));
  const strokes: number[] = [];
  const pointers: number[] = [];
  const pairs: Page[][] = [];
  for (const room of rooms) {
    const pair = [await enter(servers, room, 'teacher'), await enter(servers, room, 'kid')];
    for (const [at, page] of pair.entries()) {
      page.onDrawn = (id) => {
        const began = sent.get(id);
        // A page hears of its own strokes, too: that the other has seen it counts.
        if (began === undefined || !id.endsWith(at === 0 ? 'b' : 'a')) return;
        strokes.push(performance.now() - began);
        seen.get(room)?.add(id);
      };
      page.onPointed = (n) => {
        const began = sent.get(`pointer ${n}`);
        if (began !== undefined && n % 2 !== at) pointers.push(performance.now() - began);
      };
    }
    pairs.push(pair);
  }
  const spent = async () => (await Promise.all(servers.map((server) => server.spent()))).reduce((sum, one) => sum + one, 0);
  const eachTime = async (times: number, act: (page: Page, at: number, time: number) => void) => {
    for (let time = 0; time < times; time += 1) {
      // Not all in one moment: a room begins a little after the one before.
      await Promise.all(
        pairs.map(async (pair, at) => {
          await pause((at / pairs.length) * drawing.everyMs);
          for (const [side, page] of pair.entries()) act(page, side, time);
        }),
      );
    }
    await pause(300);
  };
  const draw = (page: Page, at: number) => {
    const id = `${randomUUID().slice(0, -1)}${at === 0 ? 'a' : 'b'}`;
    sent.set(id, performance.now());
    page.draw(id, points);
  };
  let count = 0;
  const point = (page: Page, at: number) => {
    count += 1;
    sent.set(`pointer ${count * 2 + at}`, performance.now());
    page.point(count * 2 + at);
  };
  await eachTime(drawing.warmUp, draw);
  strokes.length = 0;
  const before = await spent();
  await eachTime(drawing.times, draw);
  const cpu = (await spent()) - before;
  await eachTime(drawing.times, point);
  await Promise.all(servers.map((server) => server.kill()));
  for (const page of pairs.flat()) page.close();
  const back = await open();
  let lost = 0;
  for (const room of rooms) {
    const there = new Set(await left(back, room));
    for (const id of seen.get(room) ?? []) if (!there.has(id)) lost += 1;
  }
  await Promise.all(back.map((server) => server.kill()));
  const wanted = rooms.length * 2 * drawing.times;
  return {
    what,
    arrived: `${strokes.length} of ${wanted}`,
    'stroke p50 ms': round(percentile(strokes, 0.5)),
    'stroke p95 ms': round(percentile(strokes, 0.95)),
    'pointer p50 ms': round(percentile(pointers, 0.5)),
    'pointer p95 ms': round(percentile(pointers, 0.95)),
    'server CPU s': cpu.toFixed(2),
    'CPU ms a room and second': round((cpu * 1000) / rooms.length / ((drawing.times * drawing.everyMs) / 1000)),
    'seen and lost after kill -9': lost,
  };
}

const round = (figure: number) => figure.toFixed(1);

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-room-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const { connection } = postgres;
  await migrate(connection);
  const db = openDb(connection, { max: 2 });
  try {
    const many = await fillRooms(db, opening.rooms, startsAt);
    const [one, two] = [await fillRooms(db, drawing.rooms, startsAt), await fillRooms(db, drawing.rooms, startsAt)];
    const ours = {
      open: async (servers: readonly Server[], room: BenchRoom, as: 'teacher' | 'kid') => {
        const server = servers[as === 'kid' ? servers.length - 1 : 0];
        return openOurs(server?.port ?? 0, room, room[as]);
      },
      left: async ([server]: readonly Server[], { lessonId, teacher }: BenchRoom) => {
        const answer = await fetch(`http://127.0.0.1:${server?.port}/api/lesson-room/${lessonId}/ink?page=0`, {
          headers: { 'x-test-principal': JSON.stringify(teacher) },
        });
        return ((await answer.json()) as { lines: Array<{ id: string }> }).lines.map(({ id }) => id);
      },
    };
    const shared = (what: 'hocuspocus' | 'y-websocket'): Contender => ({
      what,
      servers: async () => [await openServer('room/shared-server.ts', what, JSON.stringify(connection))],
      open: ([server], { lessonId }) => openShared(what, server?.port ?? 0, lessonId),
      left: async ([server], { lessonId }) => {
        const there: string[] = [];
        const page = await openShared(what, server?.port ?? 0, lessonId);
        page.onDrawn = (id) => there.push(id);
        await pause(20);
        page.close();
        return there;
      },
    });
    return [
      await openMany(connection, many),
      await drawIn(one, { what: 'the room, one server', servers: async () => [await openSchool(connection)], ...ours }),
      await drawIn(two, {
        what: 'the room, the two on two servers',
        servers: async () => [await openSchool(connection), await openSchool(connection)],
        ...ours,
      }),
      await drawIn(one, shared('hocuspocus')),
      await drawIn(one, shared('y-websocket')),
    ];
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
