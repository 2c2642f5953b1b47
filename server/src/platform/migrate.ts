import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';

import type { Connection } from './db.ts';
import { UserError } from './user-error.ts';

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/**
 * Brings the schema up to date: every file of server/migrations that has not run yet, in order of names, each in
 * the transaction of the migrator. Answers with the names that ran now. Tables that other migrations have made are refused.
 */
export async function migrate(connection: Connection, folder = ownFolder): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  // A connection that the database ends while nothing is asked on it is no fault: the next question opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const files = await readMigrations(folder);
    await insistOnOwnTables(db, files);
    const migrations = Object.fromEntries(
      [...files].map(([name, text]) => [name, { up: (transaction: Kysely<unknown>) => run(transaction, name, text) }] as const),
    );
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** Names of all migrations the code knows: the readiness check compares them with those that ran. */
export const migrationNames = async (folder = ownFolder): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .sort();

async function readMigrations(folder: string): Promise<Map<string, string>> {
  const names = await migrationNames(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(`${folder}/${name}.sql`, 'utf8')] as const)));
}

async function run(db: Kysely<unknown>, name: string, text: string): Promise<void> {
  await sql.raw(text).execute(db);
  await sql`insert into platform_migration_checksums (name, checksum) values (${name}, ${checksumOf(text)})`.execute(db);
}

/** Of the statements alone: comments and white space make no other tables. */
const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')).digest('hex');

/** What tables of another version lack would be noticed much later, in the middle of somebody's work. */
async function insistOnOwnTables(db: Kysely<unknown>, files: ReadonlyMap<string, string>): Promise<void> {
  const { rows: places } = await sql<{ ran: boolean; counted: boolean }>`
    select to_regclass('kysely_migration') is not null as ran, to_regclass('platform_migration_checksums') is not null as counted`.execute(
    db,
  );
  if (!places[0]?.ran) return;
  const { rows: ran } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = ran.filter(({ name }) => !files.has(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new UserError(refusal(unknown, 'which this version does not have'));
  if (!places[0].counted) return;
  const { rows: kept } = await sql<{ name: string; checksum: string }>`
    select name, checksum from platform_migration_checksums order by name`.execute(db);
  const changed = kept.filter(({ name, checksum }) => checksumOf(files.get(name) ?? '') !== checksum).map(({ name }) => name);
  if (changed.length > 0) throw new UserError(refusal(changed, 'which reads otherwise in this version'));
}

const refusal = ([first = '', ...others]: readonly string[], which: string): string =>
  [
    `The tables of this database were made by another version of the school: it ran the migration ${first},`,
    `${which}${others.length > 0 ? `, and so with ${others.length} more` : ''}. Nothing has been changed.`,
    'Either start the version that made them, or, if nothing of the data is needed, begin anew:',
    'delete the folder of DATA_DIR (without that setting: data), or name an empty database in DATABASE_URL.',
  ].join('\n');
