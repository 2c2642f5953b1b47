import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';

import type { Connection } from './db.ts';
import { UserError } from './user-error.ts';

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** How long (ms) a statement of a migration waits for those who use its table: longer would hold up everybody behind it. */
const lockPatience = 2_000;
/** So often the migrations are begun anew when somebody held a table for longer. */
const tries = 5;

interface MigrateOptions {
  folder?: string;
  /** These alone: the tables of a backup that an older release wrote. */
  only?: readonly string[];
  /** Hears which migrations a newer release ran that this one does not know. */
  onNewer?: (names: readonly string[]) => void;
}

/**
 * Brings the schema up to date: every file of server/migrations that has not run yet, in order of names, each in
 * the transaction of the migrator. Answers with the names that ran now. Where a newer release has been here, this one goes on as long as
 * all of its own migrations have run and nothing that it needs was taken away; other tables are refused (docs/decisions/0344).
 */
export async function migrate(
  connection: Connection,
  { folder = ownFolder, only, onNewer = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that the database ends while nothing is asked on it is no fault: the next question opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const all = await readMigrations(folder);
    const files = only ? new Map([...all].filter(([name]) => only.includes(name))) : all;
    const newer = await insistOnOwnTables(db, files);
    // The migrator knows no file for what the newer release ran, and nothing of ours is left to run.
    if (newer.length > 0) {
      onNewer(newer);
      return [];
    }
    return await runNew(db, files);
  } finally {
    await db.destroy();
  }
}

async function runNew(db: Kysely<unknown>, files: ReadonlyMap<string, string>): Promise<string[]> {
  const migrations = Object.fromEntries(
    [...files].map(([name, text]) => [name, { up: (transaction: Kysely<unknown>) => run(transaction, name, text) }] as const),
  );
  const provider = { getMigrations: async () => migrations };
  for (let left = tries - 1; ; left -= 1) {
    const { error, results } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
    if (!error) return (results ?? []).map((result) => result.migrationName);
    // Somebody else holds a table: all was undone, and it is tried again.
    const isHeld = (error as { code?: unknown }).code === '55P03';
    if (!isHeld || left === 0) throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
    await new Promise((resolve) => void setTimeout(resolve, lockPatience / 2));
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
  await insistThatNobodyNeeds(db, name, text);
  await sql.raw(`set local lock_timeout = ${lockPatience}`).execute(db);
  await sql.raw(text).execute(db);
  await sql.raw('set local lock_timeout = 0').execute(db);
  await sql`insert into platform_migration_checksums (name, checksum, needs) values (${name}, ${checksumOf(text)}, ${neededBy(text) ?? null})`.execute(
    db,
  );
}

/**
 * What a migration that takes something away asks of every release beside it, in its first line: `-- needs: NAME` of the migration with
 * which the school stopped using it.
 */
const neededBy = (text: string): string | undefined => /^-- needs: (\w+)$/m.exec(text)?.[1];

/** Nothing is taken away while a server runs that still uses it. */
async function insistThatNobodyNeeds(db: Kysely<unknown>, name: string, text: string): Promise<void> {
  const needs = neededBy(text);
  if (needs === undefined) return;
  const { rows } = await sql<{ host: string; release: string }>`
    select host, release from platform_nodes
    where lease_until > clock_timestamp() and not migrations @> array[${needs}]::text[] order by host`.execute(db);
  const [first] = rows;
  if (first)
    throw new UserError(
      `${name} takes away what the server on ${first.host} (release ${first.release}) still uses. Nothing has been changed.\n` +
        'Bring every server to the release before this one first, then start this one.',
    );
}

/** Of the statements alone: comments and white space make no other tables. */
const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')).digest('hex');

/**
 * What tables of another version lack would be noticed much later, in the middle of somebody's work. Answers with the migrations that a
 * newer release ran, where this one can live with all of them.
 */
async function insistOnOwnTables(db: Kysely<unknown>, files: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows: places } = await sql<{ ran: boolean; counted: boolean }>`
    select to_regclass('kysely_migration') is not null as ran, to_regclass('platform_migration_checksums') is not null as counted`.execute(
    db,
  );
  if (!places[0]?.ran) return [];
  const { rows: ran } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = ran.filter(({ name }) => !files.has(name)).map(({ name }) => name);
  const { rows: kept } = places[0].counted
    ? await sql<{ name: string; checksum: string; needs: string | null }>`
        select name, checksum, needs from platform_migration_checksums order by name`.execute(db)
    : { rows: [] };
  const own = kept.filter(({ name }) => files.has(name));
  const changed = own.filter(({ name, checksum }) => checksumOf(files.get(name) ?? '') !== checksum).map(({ name }) => name);
  if (changed.length > 0) throw new UserError(refusal(changed, 'which reads otherwise in this version'));
  if (newer.length === 0) return [];
  const missing = [...files.keys()].filter((name) => !ran.some((one) => one.name === name));
  const takenAway = kept.filter(({ name, needs }) => newer.includes(name) && needs !== null && !files.has(needs)).map(({ name }) => name);
  if (missing.length > 0 || own.length === 0) throw new UserError(refusal(newer, 'which this version does not have'));
  if (takenAway.length > 0) throw new UserError(refusal(takenAway, 'which took away what this version still uses'));
  return newer;
}

const refusal = ([first = '', ...others]: readonly string[], which: string): string =>
  [
    `The tables of this database were made by another version of the school: it ran the migration ${first},`,
    `${which}${others.length > 0 ? `, and so with ${others.length} more` : ''}. Nothing has been changed.`,
    'Either start the version that made them, or, if nothing of the data is needed, begin anew:',
    'delete the folder of DATA_DIR (without that setting: data), or name an empty database in DATABASE_URL.',
  ].join('\n');
