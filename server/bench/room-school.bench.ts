import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import { openDb, sql } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import type { Principal } from '../src/platform/principal.ts';
import { type BenchRow, type Bound, percentile } from './bench.ts';
import { openOurs, type Page } from './room/clients.ts';
import { fillClubs, fillRooms } from './room/fill-rooms.ts';
import { openServer, spentByPostgres } from './room/servers.ts';

export const name = 'A whole school at once: 300 lessons of one child and 40 of groups of four, each on two servers, without media';

const lessons = { individual: 300, groups: 40, kids: 4 };
/** Everybody comes within so many seconds; then each room does something so often, for so long. */
const [comingSeconds, doingSeconds, everyMs] = [60, 60, 1000];
const whole = `${lessons.individual} individual lessons and ${lessons.groups} groups of ${lessons.kids}`;

export const bounds: readonly Bound[] = [
  { what: whole, figure: 'errors', most: 0 },
  { what: whole, figure: 'lost ops', most: 0 },
  { what: whole, figure: 'op p95 ms', most: 200 },
];

const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const now = startsAt.subtract({ minutes: 5 });
const points = 'gqBCDEFGHJKLMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz0123456789-_gqBCDEFGHJKLMNPQRSTVWXYZabcdefg';
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));
const round = (figure: number) => figure.toFixed(1);

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-school-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const { connection } = postgres;
  await migrate(connection);
  const db = openDb(connection, { max: 2 });
  const open = () => openServer('../test/lesson-room/killable-room.ts', JSON.stringify(connection), now.toString());
  try {
    const alone = await fillRooms(db, lessons.individual, startsAt);
    const clubs = await fillClubs(db, lessons.groups, lessons.kids, startsAt);
    const rooms = [...alone.map(({ lessonId, teacher, kid }) => ({ lessonId, teacher, kids: [kid] })), ...clubs];
    const servers = [await open(), await open()];
    const spent = async () => (await Promise.all(servers.map((it) => it.spent()))).reduce((sum, one) => sum + one, 0);
    let errors = 0;
    const entered: number[] = [];
    const inRooms: Page[][] = rooms.map(() => []);
    const before = { servers: await spent(), database: await spentByPostgres(dataDir), at: performance.now() };

    // Teacher and children of a room come to both servers in turn.
    const people = rooms.flatMap(({ lessonId, teacher, kids }, at) =>
      [teacher, ...kids].map((who: Principal, seat) => ({ room: { lessonId, teacher, kid: kids[0] ?? teacher }, who, at, seat })),
    );
    await Promise.all(
      people.map(async ({ room, who, at, seat }, nth) => {
        await pause((nth / people.length) * comingSeconds * 1000);
        try {
          const page = await openOurs(servers[(at + seat) % 2]?.port ?? 0, room, who);
          entered.push(page.called);
          // In their seats, whoever was in sooner: the teacher draws, whom nobody has to allow it.
          const pages = inRooms[at];
          if (pages) pages[seat] = page;
        } catch {
          errors += 1;
        }
      }),
    );

    const sent = new Map<string, number>();
    const took: number[] = [];
    for (const pages of inRooms) {
      // Heard by the one who came last: in most rooms by the other server.
      const last = pages.at(-1);
      if (last) last.onDrawn = (id) => took.push(performance.now() - (sent.get(id) ?? NaN));
    }
    await Promise.all(
      inRooms.map(async ([first], at) => {
        await pause((at / rooms.length) * everyMs);
        for (let n = 0; n < (doingSeconds * 1000) / everyMs; n += 1) {
          const id = randomUUID();
          sent.set(id, performance.now());
          first?.draw(id, points);
          await pause(everyMs);
        }
      }),
    );
    await pause(3000);
    const seconds = (performance.now() - before.at) / 1000;
    const cores = {
      servers: ((await spent()) - before.servers) / seconds,
      database: ((await spentByPostgres(dataDir)) - before.database) / seconds,
    };
    const stored = await db.all(sql`select from lesson_room_events where opid = any(${[...sent.keys()]}::uuid[])`);
    for (const page of inRooms.flat()) page.close();
    await Promise.all(servers.map((it) => it.kill()));
    return [
      {
        what: whole,
        people: people.length,
        errors,
        'enter p95 ms': round(percentile(entered, 0.95)),
        ops: sent.size,
        'lost ops': sent.size - stored.length,
        unheard: sent.size - took.length,
        'op p50 ms': round(percentile(took, 0.5)),
        'op p95 ms': round(percentile(took, 0.95)),
        'cores of both servers': cores.servers.toFixed(2),
        'cores of PostgreSQL': cores.database.toFixed(2),
        'load of the machine': (loadavg()[0] ?? NaN).toFixed(1),
      },
    ];
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
