import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openDb, sql } from '#platform/db';
import { replicaLagSeconds } from '#platform/replica';
import { expect, onTestFinished, test } from 'vitest';

/** Debian's; where it is not there, nothing of this is tried. */
const programs = '/usr/lib/postgresql/15/bin';
const account = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined;
const as = account === undefined ? {} : { uid: account };

/** Two servers of PostgreSQL, the second follows the first. Sockets in the folder, ports only name them. */
async function twoServers() {
  const folder = mkdtempSync('/tmp/chip-replica-');
  if (account !== undefined) chownSync(folder, account, -1);
  const running: Array<ReturnType<typeof spawn>> = [];
  onTestFinished(() => {
    for (const server of running) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const call = (program: string, args: string[]) => execFileSync(path.join(programs, program), args, { ...as, stdio: 'pipe' });
  const start = async (name: string, port: number) => {
    const data = path.join(folder, name);
    const flags = ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=', '-c', 'wal_level=replica', '-c', 'fsync=off'];
    running.push(spawn(path.join(programs, 'postgres'), flags, { ...as, stdio: 'ignore' }));
    const until = performance.now() + 20_000;
    for (;;) {
      try {
        return void call('pg_isready', ['-h', folder, '-p', String(port), '-q']);
      } catch (fault) {
        if (performance.now() > until) throw fault;
        await new Promise((resolve) => void setTimeout(resolve, 100));
      }
    }
  };
  call('initdb', ['-D', path.join(folder, 'first'), '-U', 'school', '-A', 'trust', '--no-sync']);
  await start('first', 5461);
  call('pg_basebackup', ['-h', folder, '-p', '5461', '-U', 'school', '-D', path.join(folder, 'second'), '-R', '-c', 'fast', '--no-sync']);
  await start('second', 5462);
  const at = (port: number) => ({ host: folder, port, user: 'school', database: 'postgres' });
  return { main: at(5461), replica: at(5462), stop: (nth: number) => running[nth]?.kill('SIGKILL') };
}

test.runIf(process.env['LONG'] && existsSync(programs))(
  'a streaming replica is read while it is close behind, and not while it stands still or is gone',
  async () => {
    const { main, replica, stop } = await twoServers();
    // An account without rights: it may ask both how far they are.
    const owner = openDb(main, { max: 1 });
    await owner.run(sql`create role plain login`);
    await owner.run(sql`create table numbers (n int primary key)`);
    await owner.run(sql`grant all on numbers to plain`);
    await new Promise((resolve) => void setTimeout(resolve, 1_000));
    const db = openDb({ ...main, user: 'plain' }, { max: 3, replica: { ...replica, user: 'plain' } });
    const chief = openDb(replica, { max: 1 });
    onTestFinished(async () => {
      for (const it of [db, chief, owner]) await it.close();
    });
    const isReplica = () => db.aside(async () => (await db.one(sql<{ is: boolean }>`select pg_is_in_recovery() as is`))?.is);
    const soon = (wanted: boolean) => expect.poll(isReplica, { timeout: 15_000, interval: 200 }).toBe(wanted);
    await soon(true);
    expect(await db.replica?.look()).toBeLessThan(replicaLagSeconds);

    // What writes is refused there, and done by the database.
    expect(await db.aside(() => db.one(sql<{ n: number }>`insert into numbers values (1) returning n`))).toEqual({ n: 1 });
    // A night in which nothing happens makes no lag.
    await new Promise((resolve) => void setTimeout(resolve, (replicaLagSeconds + 2) * 1000));
    expect(await isReplica()).toBe(true);

    await chief.run(sql`select pg_wal_replay_pause()`);
    await db.run(sql`insert into numbers values (2)`);
    await soon(false);
    expect(db.replica?.lag()).toBeGreaterThan(replicaLagSeconds);
    expect(await db.aside(() => db.all(sql`select n from numbers order by n`))).toEqual([{ n: 1 }, { n: 2 }]);
    await chief.run(sql`select pg_wal_replay_resume()`);
    await soon(true);
    expect(await db.aside(() => db.all(sql`select n from numbers order by n`))).toEqual([{ n: 1 }, { n: 2 }]);

    stop(1);
    await soon(false);
    expect(db.replica?.lag()).toBeUndefined();
  },
  60_000,
);
