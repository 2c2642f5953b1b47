import pg from 'pg';

import { type Connection, type Db, dbOver } from '../src/platform/db.ts';
import { openPool } from '../src/platform/pool.ts';
import { statementNames } from '../src/platform/prepared-statements.ts';
import { freshDatabase } from './databases.ts';
import { alone, lendPool } from './lent-pool.ts';

/**
 * Databases that go from test to test, with the connections to them: a new connection learns every table, key and trigger anew,
 * which costs PostgreSQL more than what a test asks of it. A test sees no difference: every table, sequence and row of the
 * migrations stands as in a new one, and no connection remembers a setting or a lock.
 */

/** How long (ms) is waited where many tests run at once: there slowness says nothing. */
const ofABusyMachine = { connection: 60_000, statement: 30_000, answer: 60_000 };

/** A process of tests asks what many schools ask, one after the other: what did not fit any more was read and planned at every call. */
const nameOf = statementNames(1500);

/** Given back and empty again. They live as long as this process, and their server hardly longer. */
const shelf: Kept[] = [];

interface Kept {
  connection: Connection;
  pool: pg.Pool;
  drop(): Promise<void>;
}

export interface BorrowedDatabase {
  connection: Connection;
  db: Db;
  /** Empties it for the next test, or drops it. */
  giveBack(): Promise<void>;
}

/** A database with all tables and the rows of the migrations. */
export async function borrowedDatabase(server: Connection, { poolSize = 10 }: { poolSize?: number } = {}): Promise<BorrowedDatabase> {
  const kept = await withPoolOf(poolSize, shelf.pop() ?? { ...(await freshDatabase(server)), pool: undefined });
  const { pool, connection } = kept;
  // Somebody else's server is left as it was found: nothing waits there for a next test.
  const isOurs = !('connectionString' in server);
  const original = isOurs ? (originals ??= await alone(pool, readOriginals)) : undefined;
  const { lent, takeBack } = lendPool(pool);
  const giveBack = async () => {
    // A test may have closed it on purpose.
    if (!pool.ended) await takeBack();
    const isAsNew = original && !pool.ended && (await alone(pool, (client) => emptied(client, original)).catch(() => false));
    if (isAsNew) {
      shelf.push(kept);
      return;
    }
    if (!pool.ended) await pool.end();
    await kept.drop();
  };
  return { connection, db: dbOver(lent, { nameOf }), giveBack };
}

async function withPoolOf(max: number, kept: Omit<Kept, 'pool'> & { pool: pg.Pool | undefined }): Promise<Kept> {
  if (kept.pool?.options.max === max) return { ...kept, pool: kept.pool };
  await kept.pool?.end();
  return { ...kept, pool: openPool(kept.connection, { max, patience: ofABusyMachine }) };
}

/** What a new copy looks like: its tables, and statements that bring back the rows of the migrations. */
interface Originals {
  shape: string;
  rows: string[];
}
let originals: Originals | undefined;

/** Changed by whoever adds, renames, alters or drops a table, a column, a check, an index, a trigger or a function. */
const shapeOf = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ shape: string }>(`
    select concat_ws(' ',
      (select sum(oid::bigint + hashtext(relname)) || ':' || count(*) from pg_class),
      (select sum(xmin::text::bigint) || ':' || count(*) from pg_attribute),
      (select sum(xmin::text::bigint) || ':' || count(*) from pg_constraint),
      (select sum(xmin::text::bigint) || ':' || count(*) from pg_trigger),
      (select sum(xmin::text::bigint) || ':' || count(*) from pg_index),
      (select sum(xmin::text::bigint) || ':' || count(*) from pg_proc)) as shape`);
  return rows[0]?.shape ?? '';
};

/** Tables that have ever had a row, and the bytes they take. */
const filledTables = async (client: pg.ClientBase): Promise<Array<{ name: string; bytes: number }>> => {
  const { rows } = await client.query<{ name: string; bytes: number }>(`
    select format('%I.%I', nspname, relname) as name, pg_relation_size(c.oid)::int as bytes
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema' and pg_relation_size(c.oid) > 0`);
  return rows;
};

async function readOriginals(client: pg.ClientBase): Promise<Originals> {
  const rows: string[] = [];
  for (const { name } of await filledTables(client)) {
    const { rows: found } = await client.query<{ columns: string; kept: string }>(`
      select (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
              where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select json_agg(row)::text from ${name} as row) as kept`);
    const { columns, kept } = found[0] ?? {};
    if (columns === undefined || kept === undefined || kept === null) continue;
    const of = `json_populate_recordset(null::${name}, ${pg.escapeLiteral(kept)})`;
    rows.push(`insert into ${name} (${columns}) overriding system value select ${columns} from ${of}`);
  }
  return { shape: await shapeOf(client), rows };
}

/** In a database that has grown beyond this, what was deleted lies in the files of its tables and slows the next test. */
const mostBytes = 2_000_000;
/** Then tables of more than this are made anew, with their indexes. */
const largeTable = 60_000;

/** Empties the database; false if it cannot be made as new. */
async function emptied(client: pg.ClientBase, { shape, rows }: Originals): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false;
  const filled = await filledTables(client);
  const isLarge = filled.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes;
  const large = isLarge ? filled.filter(({ bytes }) => bytes > largeTable).map(({ name }) => name) : [];
  // As a replica: neither keys nor triggers, which hold that nothing is ever deleted, have a say.
  const statements = [
    'begin',
    'set local session_replication_role = replica',
    ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
    ...filled.map(({ name }) => `delete from ${name}`),
    ...rows,
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null`,
    'commit',
  ];
  await client.query(statements.join(';\n'));
  return true;
}
