import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import { type Connection, openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { type BenchRow, type Bound, percentile } from './bench.ts';
import { openOurs, openShared, type Page } from './room/clients.ts';
import { type Contender, drawing, drawIn } from './room/draw.ts';
import { type BenchRoom, fillRooms } from './room/fill-rooms.ts';
import { openServer, type Server, spentByPostgres } from './room/servers.ts';

export const name = 'The lesson room: 300 rooms opening in a minute, and the same strokes against Hocuspocus and y-websocket';

const opening = { rooms: 300, seconds: 60 };
const whole = `${opening.rooms} rooms × 2 opening in ${opening.seconds} s`;
const oneServer = 'the room, one server';
const twoServers = 'the room, the two on two servers';

export const bounds: readonly Bound[] = [
  { what: whole, figure: 'errors', most: 0 },
  { what: whole, figure: 'enter p95 ms', most: 500 },
  { what: whole, figure: 'server cores', most: 1 },
  { what: oneServer, figure: 'stroke p95 ms', most: 80 },
  { what: oneServer, figure: 'pointer p95 ms', most: 50 },
  { what: twoServers, figure: 'stroke p95 ms', most: 200 },
  { what: twoServers, figure: 'pointer p95 ms', most: 120 },
  { what: oneServer, figure: 'server CPU s', most: 0.6, timesOf: 'hocuspocus' },
  ...[oneServer, twoServers].map((what) => ({ what, figure: 'seen and lost after kill -9', most: 0 })),
];

const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const now = startsAt.subtract({ minutes: 5 });
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

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
    what: whole,
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
    const database = () => spentByPostgres(dataDir);
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
      await drawIn(one, database, { what: oneServer, servers: async () => [await openSchool(connection)], ...ours }),
      await drawIn(two, database, {
        what: twoServers,
        servers: async () => [await openSchool(connection), await openSchool(connection)],
        ...ours,
      }),
      await drawIn(one, database, shared('hocuspocus')),
      await drawIn(one, database, shared('y-websocket')),
    ];
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
