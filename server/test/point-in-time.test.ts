import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { heldFault } from '#platform/after-restore';
import { openDb, sql } from '#platform/db';
import { migrate } from '#platform/migrate';
import { expect, onTestFinished, test } from 'vitest';

import { fillWithFamilies } from '../bench/many-families.ts';
import { goOnInPlace } from '../src/backup/go-on.ts';
import { insistBooksAgree } from '../src/modules/ledger/testing.ts';

/** Debian's; where they are not there, nothing of this is tried. */
const programs = '/usr/lib/postgresql/15/bin';
const pgbackrest = '/usr/bin/pgbackrest';
const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined;
const as = uid === undefined ? {} : { uid };
const port = 5473;

/** A PostgreSQL whose log goes to a repository of pgBackRest, by the file of `ops`: only its places are others. */
async function openArchived() {
  const folder = mkdtempSync('/tmp/chip-in-time-');
  const places = { data: 'data', repo: 'repo', log: 'log', lock: 'lock', spool: 'spool' };
  const at = (name: keyof typeof places) => path.join(folder, places[name]);
  for (const one of ['', ...Object.values(places)]) {
    mkdirSync(path.join(folder, one), { recursive: true, mode: 0o700 });
    if (uid !== undefined) chownSync(path.join(folder, one), uid, -1);
  }
  const config = path.join(folder, 'pgbackrest.conf');
  const written = readFileSync(path.resolve(import.meta.dirname, '../../ops/pgbackrest.conf'), 'utf8')
    .replace('repo1-type=s3', 'repo1-type=posix')
    .replaceAll(/^repo1-s3-.*\n/gm, '')
    .replace('repo1-path=/school', `repo1-path=${at('repo')}\nlog-path=${at('log')}\nlock-path=${at('lock')}`)
    .replace('/var/spool/pgbackrest', at('spool'))
    .replace('/var/lib/postgresql/15/school', `${at('data')}\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=school`);
  writeFileSync(config, written);
  const call = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...as, cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const backRest = (...args: string[]) => call(pgbackrest, `--config=${config}`, '--stanza=school', ...args);
  call(path.join(programs, 'initdb'), '-D', at('data'), '-U', 'school', '-A', 'trust', '--no-sync');
  let server: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const archive = `${pgbackrest} --config=${config} --stanza=school archive-push %p`;
    const settings = { listen_addresses: '', wal_level: 'replica', archive_mode: 'on', archive_command: archive, archive_timeout: '60' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(path.join(programs, 'postgres'), ['-D', at('data'), '-k', folder, '-p', String(port), ...flags], {
      ...as,
      stdio: 'ignore',
    });
    const asked = openDb({ host: folder, port, user: 'school', database: 'postgres' }, { max: 1 });
    for (const until = performance.now() + 60_000; ; await pause(200)) {
      const isOpen = await asked.one(sql<{ is: boolean }>`select not pg_is_in_recovery() as is`).catch(() => undefined);
      if (isOpen?.is) break;
      if (performance.now() > until) throw new Error('PostgreSQL did not open');
    }
    await asked.close();
  };
  const stop = async () => {
    const gone = server && once(server, 'exit');
    server?.kill('SIGINT');
    await gone;
  };
  onTestFinished(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
  await start();
  return { folder, start, stop, backRest, connection: { host: folder, port, user: 'school', database: 'postgres' } };
}

test.runIf(process.env['LONG'] && existsSync(programs) && existsSync(pgbackrest))(
  'the second before a table was dropped comes back, with every write until then and none after, and no letter goes out twice',
  async () => {
    const { folder, start, stop, backRest, connection } = await openArchived();
    backRest('stanza-create');
    await migrate(connection);
    let db = openDb(connection, { max: 4 });
    await fillWithFamilies(db, 100, Temporal.Now.instant());
    await db.run(sql`create table drill_rows (n int primary key, at timestamptz not null default clock_timestamp())`);
    backRest('backup', '--type=full');

    const acknowledged: Array<{ n: number; at: Temporal.Instant }> = [];
    const writing = { goesOn: true };
    const write = async (from: number) => {
      for (let n = from; writing.goesOn; n += 3) {
        const row = await db.one(sql<{ n: number; at: Temporal.Instant }>`insert into drill_rows (n) values (${n}) returning n, at`);
        if (row) acknowledged.push(row);
        await pause(10);
      }
    };
    const writers = [1, 2, 3].map(write);
    await db.run(sql`
      insert into platform_messages (id, key, channel, recipient, subject, text, at, due_at, next_try_at)
      values (gen_random_uuid(), 'waited', 'mail', 'a@b.by', '', '', now(), now(), now())`);
    await pause(1_500);
    const moment = (await db.one(sql<{ at: Temporal.Instant }>`select clock_timestamp() as at`))?.at ?? Temporal.Now.instant();
    await pause(500);
    // Somebody's slip; and the letter goes out meanwhile.
    await db.run(sql`update platform_messages set state = 'sent', sent_at = now() where key = 'waited'`).catch(() => undefined);
    await db.run(sql`drop table families_kids cascade`);
    await pause(500);
    writing.goesOn = false;
    await Promise.all(writers);
    await db.run(sql`select pg_switch_wal()`);
    await db.close();
    await stop();

    const began = performance.now();
    backRest(
      'restore',
      '--delta',
      '--type=time',
      `--target=${moment.toString().replace('T', ' ').replace('Z', '+00')}`,
      '--target-action=promote',
    );
    await start();
    console.log(`back within ${((performance.now() - began) / 1000).toFixed(1)} s, ${acknowledged.length} rows acknowledged`);
    const env = {
      LOG_LEVEL: 'silent',
      SCHOOL_DEMO: '0',
      DATA_DIR: path.join(folder, 'school'),
      DATABASE_URL: `postgresql://school@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    };
    await expect(goOnInPlace(env, 'yesterday')).rejects.toThrow('--as-of');
    expect(await goOnInPlace(env, moment.toString())).toContain('1 letters that waited then are held');

    db = openDb(connection, { max: 2 });
    onTestFinished(() => db.close());
    const kept = new Set((await db.all(sql<{ n: number }>`select n from drill_rows`)).map(({ n }) => n));
    const before = acknowledged.filter(({ at }) => Temporal.Instant.compare(at, moment) < 0);
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter(({ n }) => !kept.has(n))).toEqual([]);
    expect(acknowledged.length - before.length).toBeGreaterThan(5);
    // A row that was on its way in that very moment may be there.
    expect(kept.size - before.length).toBeLessThanOrEqual(3);
    expect((await db.one(sql<{ n: number }>`select count(*)::int as n from families_kids`))?.n).toBeGreaterThan(100);
    expect(await db.one(sql`select state, last_fault from platform_messages where key = 'waited'`)).toEqual({
      state: 'failed',
      last_fault: heldFault,
    });
    await insistBooksAgree(db);
  },
  240_000,
);
