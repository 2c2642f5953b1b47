import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres } from '@school/postgres';

import { lookAtBooks } from '../src/modules/reconciliation/index.ts';
import { openDb, sql } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import type { BenchRow, BenchRun, Bound } from './bench.ts';
import { hasHaproxy, openBalancer } from './load/balancer.ts';
import type { Figures, Order } from './load/clients.ts';
import { type Evening, fillEvening, password, startServer } from './load/evening-school.ts';
import { spentByPostgres } from './room/servers.ts';

export const name =
  'An evening of a tenth of a big school on one machine: 10,000 families, 3,000 sockets, 150 calls a second, a storm of bookings and one of lessons; then by three servers';

const whole = { families: 10_000, come: 600, teachers: 60, rooms: 300, sockets: 3_000, perSecond: 150, seconds: 600, book: 500, storm: 60 };
const small = { families: 1_000, come: 60, teachers: 12, rooms: 30, sockets: 300, perSecond: 150, seconds: 60, book: 50, storm: 15 };
const doors = { one: 4431, servers: [4432, 4433, 4434], balancer: 4435 };
const setups = { one: 'one server', three: 'three servers' } as const;

export const bounds: readonly Bound[] = Object.values(setups).flatMap((setup) => [
  { what: `${setup}: evening`, figure: 'errors', most: 0 },
  { what: `${setup}: evening`, figure: 'p95 ms', most: 200 },
  { what: `${setup}: bookings`, figure: 'errors', most: 0 },
  { what: `${setup}: lessons begin`, figure: 'errors', most: 0 },
  { what: `${setup}: promises broken`, figure: 'errors', most: 0 },
]);

type Size = typeof whole;
interface Servers {
  door: number;
  servers: Array<Awaited<ReturnType<typeof startServer>>>;
  close(): Promise<void>;
}

export async function run({ short }: BenchRun = { short: false }): Promise<BenchRow[]> {
  const size = short ? small : whole;
  return [...(await under('one', size)), ...(hasHaproxy ? await under('three', size) : [])];
}

/** All of it on a database of its own, so that the second finds what the first found. */
async function under(setup: keyof typeof setups, size: Size): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-load-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const { host, port, user, database } = postgres.connection;
  const databaseUrl = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const db = openDb(postgres.connection, { max: 2 });
  const clients = fork(path.join(import.meta.dirname, 'load/clients.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let school: Servers | undefined;
  try {
    await migrate(postgres.connection);
    const evening = await fillEvening(db, size);
    school = await (setup === 'one' ? oneServer(databaseUrl, dataDir) : threeServers(databaseUrl, dataDir));
    const spent = async () => ({
      servers: (await Promise.all(school?.servers.map((it) => it.spent()) ?? [])).reduce((sum, one) => sum + one, 0),
      database: await spentByPostgres(dataDir),
    });
    const rows: BenchRow[] = [];
    const phase = async (what: string, order: Order): Promise<void> => {
      const before = await spent();
      const { calls, errors, p50, p95, p99, seconds, said } = await ask(clients, order);
      const after = await spent();
      const share = (of: 'servers' | 'database') => Math.round((100 * (after[of] - before[of])) / seconds);
      rows.push({
        what: `${setups[setup]}: ${what}`,
        calls,
        'calls/s': Math.round(calls / seconds),
        errors,
        ...(calls > 0 && { 'p50 ms': Math.round(p50), 'p95 ms': Math.round(p95), 'p99 ms': Math.round(p99) }),
        'server %': share('servers'),
        'PostgreSQL %': share('database'),
        said: Object.entries(said)
          .map(([which, count]) => `${which} ${count}`)
          .join(', '),
        load: loadavg()[0]?.toFixed(1) ?? '',
      });
      // It lasts: whoever waits sees that it goes on.
      console.log(JSON.stringify(rows.at(-1)));
    };
    await playOut({ phase, door: school.door, evening, size, refresh: () => freshen(db, evening) });
    const broken = await lookAtBooks(db);
    rows.push({ what: `${setups[setup]}: promises broken`, errors: broken.length, said: broken.map(({ code }) => code).join(', ') });
    return rows;
  } finally {
    clients.kill('SIGKILL');
    await school?.close();
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

interface Play {
  phase(what: string, order: Order): Promise<void>;
  door: number;
  evening: Evening;
  size: Size;
  /** Lessons begin in some minutes from now on. */
  refresh(): Promise<void>;
}

async function playOut({ phase, door, evening, size, refresh }: Play): Promise<void> {
  const { sockets, seconds, perSecond } = size;
  await phase('people come', { do: 'come', port: door, people: evening.parents, password, sockets });
  await phase('evening', { do: 'evening', seconds, perSecond });
  await phase('bookings', { do: 'book', people: size.book, seconds: 10 });
  await refresh();
  await phase('lessons begin', { do: 'join', rooms: evening.rooms, password, seconds: size.storm });
}

/** The rooms may be entered now, whatever has gone by since they were made; the places of children move with them. */
async function freshen(db: ReturnType<typeof openDb>, { rooms }: Evening): Promise<void> {
  const ids = rooms.map(({ lessonId }) => lessonId);
  const during = sql`tstzrange(now() + interval '9 min', now() + interval '34 min')`;
  await db.run(sql`update scheduling_lessons set during = ${during} where lesson_id = any(${ids}::uuid[])`);
}

async function ask(clients: ChildProcess, order: Order): Promise<Figures> {
  clients.send(order);
  const [{ figures, fault }] = (await once(clients, 'message')) as [{ figures?: Figures; fault?: string }];
  if (!figures) throw new Error(fault);
  return figures;
}

async function oneServer(databaseUrl: string, dataDir: string): Promise<Servers> {
  const server = await startServer({ databaseUrl, dataDir, port: doors.one });
  return { door: doors.one, servers: [server], close: server.stop };
}

async function threeServers(databaseUrl: string, dataDir: string): Promise<Servers> {
  const servers = await Promise.all(doors.servers.map((port) => startServer({ databaseUrl, dataDir, port })));
  const balancer = openBalancer(dataDir, doors.balancer, doors.servers);
  await pause(3_000);
  return {
    door: doors.balancer,
    servers,
    async close() {
      balancer.kill('SIGKILL');
      await Promise.all(servers.map((it) => it.stop()));
    },
  };
}
