import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { standingClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import { openDb, sql } from '#platform/db';
import { silentLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { createNoticeLine } from '#platform/sockets/notice-line';
import { expect, inject, onTestFinished, test } from 'vitest';

import { createSchool } from '../src/school.ts';
import { freshDatabase } from './databases.ts';

/** Debian's; where it is not there, nothing of this is tried. */
const program = '/usr/sbin/pgbouncer';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** PgBouncer in transaction mode before a database of its own; the addresses before it and past it. */
async function behindPooler() {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  if (!('host' in connection)) throw new Error('Only before the PostgreSQL of the tests');
  const { host, port = 5432, user, database } = connection;
  const folder = mkdtempSync('/tmp/chip-pooler-');
  const file = path.join(folder, 'pgbouncer.ini');
  const listens = await freePort();
  writeFileSync(
    file,
    `[databases]\n* = host=${host} port=${port} user=${user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${listens}\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 6\nmax_client_conn = 200\nunix_socket_dir =\nignore_startup_parameters = extra_float_digits\n`,
  );
  // It does not run as root; the socket of the test's PostgreSQL is its account's alone.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const it of [folder, file]) chownSync(it, Number(execFileSync('id', ['-u', 'nobody'])), -1);
  const bouncer = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  onTestFinished(async () => {
    bouncer.kill('SIGKILL');
    await drop();
    rmSync(folder, { recursive: true });
  });
  const url = `postgresql://${user}@127.0.0.1:${listens}/${database}`;
  const direct = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const past = openDb({ connectionString: direct }, { max: 1 });
  for (const [name, value] of [
    ['statement_timeout', '5s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '15s'],
    ['timezone', 'UTC'],
  ] as const)
    await past.run(sql.raw(`alter database "${database}" set ${name} = '${value}'`) as never);
  onTestFinished(() => past.close());
  const until = performance.now() + 10_000;
  for (;;) {
    const probe = openDb({ connectionString: url }, { max: 1, direct: { connectionString: direct } });
    const answers = await probe.one(sql`select 1`).catch(() => undefined);
    await probe.close();
    if (answers) break;
    if (performance.now() > until) throw new Error('PgBouncer did not start');
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  return { url, direct, database, past };
}

test.runIf(process.env['LONG'] && existsSync(program))('the school does its work behind a pooler that lends connections', async () => {
  const { url, direct, database, past } = await behindPooler();
  const settings = readSettings({ LOG_LEVEL: 'silent', DATABASE_URL: url, DATABASE_DIRECT_URL: direct, CALLS_PER_MINUTE: '0' });
  const opened = await openDatabase(settings, silentLog);
  const db = openDb(opened.connection, { max: 20, direct: opened.direct });
  const faults: unknown[] = [];
  const school = await createSchool({
    db,
    clock: standingClock(Temporal.Instant.from('2026-11-23T10:00+03:00')),
    settings,
    log: silentLog,
    onFault: (fault) => void faults.push(fault),
  });
  const heard: string[] = [];
  const line = createNoticeLine({
    line: db.line,
    channel: 'pooler_test',
    onNotice: (payload) => heard.push(payload),
    what: 'test',
    onFault: (fault) => void faults.push(fault),
  });
  try {
    line.start();
    await school.start(opened.direct);
    // Many at once, far more than the pooler has connections: hot statements would be prepared by now.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          db.inTransaction(async () => {
            await db.all(sql`select ${n}::int as n, pg_sleep(0.002)`);
            await school.realtime.changed(`users/${round}-${n}`);
          }),
        ),
      );
    const { statusCode } = await school.http.inject({ method: 'GET', url: '/api/region' });
    expect(statusCode).toBe(200);
    expect((await past.one(sql<{ n: number }>`select count(*)::int as n from platform_realtime_changes`))?.n).toBe(300);
    await past.run(sql`select pg_notify('pooler_test', 'seven')`);
    const until = performance.now() + 5_000;
    while (!heard.some((it) => it.includes('seven')) && performance.now() < until) await new Promise((go) => void setTimeout(go, 20));
    expect(heard.some((it) => it.includes('seven'))).toBe(true);
    expect(faults).toEqual([]);
  } finally {
    await line.stop();
    await school.stop();
    await db.close();
  }
  // Without the limits of the account it does not start, and says what to say to PostgreSQL.
  await past.run(sql.raw(`alter database "${database}" reset statement_timeout`) as never);
  await new Promise((resolve) => void setTimeout(resolve, 200));
  const fresh = openDb({ connectionString: direct }, { max: 1 });
  await fresh.run(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and pid <> pg_backend_pid()`);
  await fresh.close();
  await expect(openDatabase(settings, silentLog)).rejects.toThrow(/alter role "school" set statement_timeout = '5s'/);
});
