import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDb, sql } from '#platform/db';
import { migrate, migrationNames } from '#platform/migrate';
import { expect, inject, onTestFinished, test } from 'vitest';

import { fillWithFamilies } from '../../bench/many-families.ts';
import { connectionUrl, freshDatabase } from '../../test/databases.ts';
import { insistBooksAgree } from '../modules/ledger/testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const ownMigrations = path.resolve(import.meta.dirname, '../../migrations');

/** A folder, and a database without tables, with what a command of a server there is given. */
async function withDatabase() {
  const root = await mkdtemp(path.join(tmpdir(), 'chip-older-'));
  const { connection, drop } = await freshDatabase(inject('testServer'), 'template1');
  const db = openDb(connection, { max: 2 });
  onTestFinished(async () => {
    await db.close();
    await drop();
    await rm(root, { recursive: true });
  });
  const env = { LOG_LEVEL: 'silent', SCHOOL_DEMO: '0', DATABASE_URL: connectionUrl(connection), DATA_DIR: path.join(root, 'data') };
  return { root, connection, db, env };
}

/** The backup of a school with families, whose tables only these migrations made. */
async function backupOf(given: { folder?: string; only?: readonly string[] }) {
  const { root, connection, db, env } = await withDatabase();
  await migrate(connection, given);
  await fillWithFamilies(db, 40, Temporal.Now.instant());
  const to = path.join(root, 'backups');
  await backUp(env, { to });
  const [name = ''] = await readdir(to);
  return { file: path.join(to, name), families: await namesIn(db) };
}

const namesIn = (db: ReturnType<typeof openDb>) =>
  db.all(sql<{ name: string }>`select first_name || ' ' || last_name as name from families_families order by family_id`);

/** The migrations of the release after this one: a column that is filled from what is there, and then something taken away. */
async function nextRelease(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-next-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(ownMigrations, folder, { recursive: true });
  const added = '29990101T0000_families_greeting_add';
  await writeFile(
    path.join(folder, `${added}.sql`),
    `alter table families_families add column greeting text;
     update families_families set greeting = 'Dear ' || first_name;
     alter table families_families add constraint greeting_is_there check (greeting is not null);`,
  );
  await writeFile(
    path.join(folder, '29990102T0000_families_found_contract.sql'),
    `-- needs: ${added}\nalter table families_families drop column found;`,
  );
  return folder;
}

test('a backup of a release that lacked whole modules opens in this one, with all of today’s tables', async () => {
  const all = await migrationNames();
  const older = all.filter((name) => name < '20261125T0906');
  expect(all.length).toBeGreaterThan(older.length + 2);
  const { file, families } = await backupOf({ only: older });
  const { db, env, connection } = await withDatabase();
  expect(await restore(env, { file })).toContain('The school is back as of');
  expect(await namesIn(db)).toEqual(families);
  expect(await migrate(connection)).toEqual([]);
  expect((await db.all(sql<{ name: string }>`select name from kysely_migration order by name`)).map(({ name }) => name)).toEqual(all);
  await insistBooksAgree(db);
});

test('what a later release adds is filled from the rows of the backup, and what it takes away is gone', async () => {
  const { file, families } = await backupOf({});
  const { db, env } = await withDatabase();
  await restore(env, { file, migrations: await nextRelease() });
  const greeted = await db.all(sql<{ is: boolean }>`select greeting = 'Dear ' || first_name as is from families_families`);
  expect(greeted).toEqual(families.map(() => ({ is: true })));
  await expect(db.one(sql`select found from families_families`)).rejects.toThrow('does not exist');
});

test('a backup of a newer release is refused by an older one before a table is made', async () => {
  const { file } = await backupOf({ folder: await nextReleaseThatOnlyAdds() });
  const { db, env } = await withDatabase();
  await expect(restore(env, { file })).rejects.toThrow(/newer release .*29990101T0000_families_greeting_add.*Nothing was changed/);
  expect(await db.one(sql`select to_regclass('families_families') as it`)).toEqual({ it: null });
});

async function nextReleaseThatOnlyAdds(): Promise<string> {
  const folder = await nextRelease();
  await rm(path.join(folder, '29990102T0000_families_found_contract.sql'));
  await writeFile(path.join(folder, '29990101T0000_families_greeting_add.sql'), 'alter table families_families add column greeting text;');
  return folder;
}
