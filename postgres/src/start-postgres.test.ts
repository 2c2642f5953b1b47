import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { Client } from 'pg';

import { isAlive, runningOn } from './postmaster.ts';
import { type Connection, type Postgres, startPostgres } from './start-postgres.ts';
import { pause } from './watchdog.ts';

const silent = { info() {}, warn() {}, error() {} };
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
let home: string;
const running: Postgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'school postgres '));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function startHere(dataDir: string, fsync = false): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, fsync, log: silent });
  running.push(postgres);
  return postgres;
}

/** The launcher in a process of its own, that goes on until it is killed. */
async function startElsewhere(dataDir: string, account: { uid?: number; gid?: number } = {}) {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)});
    const log = { info() {}, warn() {}, error() {} };
    const { connection, reused } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false, log });
    console.log(JSON.stringify({ connection, reused }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { connection: Connection; reused: boolean }) };
}

async function ask(connection: Connection, sql: string): Promise<unknown> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + 10_000; ; await pause(50)) {
    try {
      return await work();
    } catch (fault) {
      if (performance.now() > until) throw fault;
    }
  }
}

const goneFrom = (dataDir: string) => eventually(async () => expect(await runningOn(path.join(dataDir, 'postgres'))).toBeUndefined());

test('the first start makes a UTF-8 database in a folder of any name, and data outlives stop and start', async () => {
  const dataDir = path.join(home, 'Чип school', 'a-long-name-'.repeat(15), 'data');
  const first = await startHere(dataDir);
  expect(first.reused).toBe(false);
  expect(await ask(first.connection, `select current_setting('server_version') as answer`)).toMatch(/^18\./);
  expect(await ask(first.connection, `select upper('ёж') || current_setting('timezone') as answer`)).toBe('ЁЖUTC');
  expect(await ask(first.connection, `select count(*)::int as answer from pg_collation where collname = 'ru-x-icu'`)).toBe(1);
  await ask(first.connection, 'create table kept as select 42 as answer');
  await running.pop()?.stop();
  await goneFrom(dataDir);

  const second = await startHere(dataDir);
  expect(await ask(second.connection, 'select answer from kept')).toBe(42);
  expect((await readdir(path.join(dataDir, 'postgres'))).length).toBeGreaterThan(10);
});

test('a second process joins the running database, which stops only after the last of them is killed', async () => {
  const dataDir = path.join(home, 'shared');
  const one = await startElsewhere(dataDir);
  const two = await startElsewhere(dataDir);
  expect([one.reused, two.reused]).toEqual([false, true]);
  one.child.kill('SIGKILL');
  await pause(300);
  expect(await ask(two.connection, 'select 1 as answer')).toBe(1);
  two.child.kill('SIGKILL');
  await goneFrom(dataDir);
});

test('two first starts at once on one folder end with one database', async () => {
  const dataDir = path.join(home, 'at once');
  const both = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)]);
  expect(both.filter(({ reused }) => reused)).toHaveLength(1);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a start right after kill -9 of the school finds the data and works', async () => {
  const dataDir = path.join(home, 'killed school');
  const { child, connection } = await startElsewhere(dataDir);
  await ask(connection, 'create table kept as select 7 as answer');
  child.kill('SIGKILL');
  const again = await startHere(dataDir);
  expect(await eventually(() => ask(again.connection, 'select answer from kept'))).toBe(7);
});

test('PostgreSQL killed under a running school is started again by itself', async () => {
  const dataDir = path.join(home, 'killed server');
  const { connection } = await startHere(dataDir, true);
  await ask(connection, 'create table kept as select 9 as answer');
  const before = await runningOn(path.join(dataDir, 'postgres'));
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await eventually(async () => expect((await runningOn(path.join(dataDir, 'postgres')))?.pid).not.toBe(before?.pid));
  expect(await eventually(() => ask(connection, 'select answer from kept'))).toBe(9);
});

test('a postmaster.pid whose number now belongs to another program does not stand in the way', async () => {
  const dataDir = path.join(home, 'stale pid');
  await startHere(dataDir);
  await running.pop()?.stop();
  await goneFrom(dataDir);
  await writeFile(
    path.join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n1795261575\n5432\n/tmp\n\n 1 2\nready   \n`,
  );
  const { reused, connection } = await startHere(dataDir);
  expect(reused).toBe(false);
  expect(await ask(connection, 'select 1 as answer')).toBe(1);
  expect(isAlive(process.pid)).toBe(true);
});

test.runIf(isRoot)('as root the data lies under a closed home, and belongs to an account without rights', async () => {
  const closed = path.join(home, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const { connection } = await startHere(path.join(closed, 'data'));
  expect(await ask(connection, 'select 1 as answer')).toBe(1);
  expect((await stat(path.join(closed, 'data', 'postgres'))).uid).toBe(nobody.uid);
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
});

/** Under a closed home nobody else can read our code either. */
const canNobodyRead =
  isRoot &&
  spawnSync(process.execPath, ['--version'], { ...nobody, cwd: '/' }).status === 0 &&
  spawnSync('test', ['-r', import.meta.filename], { ...nobody, cwd: '/' }).status === 0;

test.runIf(canNobodyRead)('an ordinary user starts a database of their own', async () => {
  const dataDir = path.join(home, 'ordinary');
  await chmod(home, 0o755);
  await mkdir(dataDir);
  await chown(dataDir, nobody.uid, nobody.gid);
  const { connection, child } = await startElsewhere(dataDir, nobody);
  expect(await ask(connection, 'select 1 as answer')).toBe(1);
  child.kill('SIGKILL');
  await goneFrom(dataDir);
});
