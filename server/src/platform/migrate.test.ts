import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, inject, onTestFinished, test } from 'vitest';

import { connectionTo, execute, freshDatabase } from '../../test/databases.ts';
import { openDb, sql } from './db.ts';
import { newId } from './ids.ts';
import { migrate, migrationNames } from './migrate.ts';
import { UserError } from './user-error.ts';

/** A database that was migrated, and a folder with its migrations to change something in. */
async function openParts() {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection, { max: 1 });
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-migrations-'));
  await cp(path.resolve(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  onTestFinished(async () => {
    await db.close();
    await drop();
    await rm(folder, { recursive: true });
  });
  const tables = () => db.all(sql`select relname from pg_class where relkind = 'r' order by 1`);
  return { connection, db, folder, tables };
}

test('what has run does not run again, what is new does, whatever its moment', async () => {
  const { connection, folder, db } = await openParts();
  expect(await migrate(connection, { folder })).toEqual([]);
  await writeFile(path.join(folder, '20260101T0000_platform_planted_create.sql'), 'create table platform_planted (id int);');
  expect(await migrate(connection, { folder })).toEqual(['20260101T0000_platform_planted_create']);
  expect(await db.all(sql`select id from platform_planted`)).toEqual([]);
  expect(await migrate(connection, { folder })).toEqual([]);
});

test('tables that another version has made are refused in words, and stay as they were', async () => {
  const { connection, folder, tables } = await openParts();
  const before = await tables();
  const [first = '', second = ''] = (await migrationNames()).filter((name) => name.includes('_r'));
  await rm(path.join(folder, `${first}.sql`));
  await rm(path.join(folder, `${second}.sql`));
  await writeFile(path.join(folder, '20270101T0000_platform_planted_create.sql'), 'create table platform_planted (id int);');
  const fault = await migrate(connection, { folder }).catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(UserError);
  expect(String(fault)).toMatch(new RegExp(`${first},\nwhich this version does not have, and so with 1 more\\. .*DATA_DIR`, 's'));
  expect(await tables()).toEqual(before);
});

test('a migration whose statements were changed after it ran is refused; its comments may change', async () => {
  const { connection, folder } = await openParts();
  const [name = ''] = (await migrationNames()).filter((one) => one.includes('_support_'));
  const file = path.join(folder, `${name}.sql`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `-- Said better.\n\n${text}`);
  expect(await migrate(connection, { folder })).toEqual([]);
  await writeFile(file, text.replace('changes int', 'changes bigint'));
  await expect(migrate(connection, { folder })).rejects.toThrow(
    `${name},\nwhich reads otherwise in this version. Nothing has been changed.`,
  );
});

test('an older release goes on where a newer one only added, and not where it took away what is still used', async () => {
  const { connection, folder, db } = await openParts();
  const old = await mkdtemp(path.join(tmpdir(), 'chip-older-'));
  onTestFinished(() => rm(old, { recursive: true }));
  await cp(folder, old, { recursive: true });
  const added = '20260101T0000_platform_planted_add';
  await writeFile(path.join(folder, `${added}.sql`), 'create table platform_planted (id int);');
  await migrate(connection, { folder });

  const heard: string[][] = [];
  expect(await migrate(connection, { folder: old, onNewer: (names) => heard.push([...names]) })).toEqual([]);
  expect(heard).toEqual([[added]]);

  await writeFile(path.join(folder, '20260102T0000_platform_planted_contract.sql'), `-- needs: ${added}\ndrop table platform_planted;`);
  // A server of the old release still runs: nothing is taken from it.
  await db.run(sql`
    insert into platform_nodes (node, host, release, migrations, files_mark, started_at, lease_until)
    values (gen_random_uuid(), 'school-1', '0.9', '{}', '', now(), now() + interval '1 hour')`);
  await expect(migrate(connection, { folder })).rejects.toThrow('the server on school-1 (release 0.9) still uses');
  expect(await db.all(sql`select id from platform_planted`)).toEqual([]);
  await db.run(sql`update platform_nodes set lease_until = now()`);
  await migrate(connection, { folder });
  await expect(migrate(connection, { folder: old })).rejects.toThrow('which took away what this version still uses');
});

test('a table that somebody holds for a moment is waited for, and nobody behind it longer than two seconds', async () => {
  const { connection, folder, db } = await openParts();
  await writeFile(path.join(folder, '20260101T0000_platform_planted_add.sql'), 'alter table platform_idempotency add planted int;');
  let free = () => {};
  const held = db.inTransaction(async () => {
    await db.all(sql`select * from platform_idempotency`);
    await new Promise<void>((resolve) => (free = resolve));
  });
  const migrating = migrate(connection, { folder });
  await new Promise((resolve) => void setTimeout(resolve, 2_500));
  const other = openDb(connection, { max: 1 });
  onTestFinished(() => other.close());
  await other.all(sql`select * from platform_idempotency`);
  free();
  await held;
  expect(await migrating).toEqual(['20260101T0000_platform_planted_add']);
});

test('three servers that start at once on an empty database make its tables once', async () => {
  const server = inject('testServer');
  const name = `t_${newId().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  onTestFinished(() => execute(server, `drop database if exists ${name} with (force)`));
  const connection = connectionTo(server, name);
  const ran = await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
  expect(ran.flat().toSorted()).toEqual(await migrationNames());
  const db = openDb(connection, { max: 1 });
  onTestFinished(() => db.close());
  expect((await db.all(sql<{ name: string }>`select name from kysely_migration order by name`)).map((it) => it.name)).toEqual(
    await migrationNames(),
  );
});
