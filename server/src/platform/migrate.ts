import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

import type { Connection } from './db.ts';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/**
 * Brings the schema up to date: every file of server/migrations that has not run yet, in order of names, each in
 * the transaction of the migrator. Answers with the names that ran now.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** Names of all migrations the code knows: the readiness check compares them with those that ran. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .sort();

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = await migrationNames();
  const bodies = await Promise.all(names.map((name) => readFile(`${folder}${name}.sql`, 'utf8')));
  return Object.fromEntries(
    names.map((name, at) => [name, { up: async (db) => void (await sql.raw(bodies[at] ?? '').execute(db)) }] as const),
  );
}
