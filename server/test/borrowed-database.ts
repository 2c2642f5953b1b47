import pg from 'pg';

import type { Connection } from '../src/platform/db.ts';
import { freshDatabase } from './databases.ts';

/**
 * Databases that go from test to test. Making and dropping a copy of the template costs 120 ms on a busy machine, and
 * emptying one 10; a test sees no difference: every table, sequence and row of the migrations stands as in a new one.
 */

/** Given back and empty again. They live as long as this process, and their server hardly longer. */
const shelf: Lent[] = [];

interface Lent {
  connection: Connection;
  drop(): Promise<void>;
}

/** A database with all tables and the rows of the migrations; `giveBack` empties it for the next test, or drops it. */
export async function borrowedDatabase(server: Connection): Promise<{ connection: Connection; giveBack(): Promise<void> }> {
  const lent = shelf.pop() ?? (await freshDatabase(server));
  // Somebody else's server is left as it was found: nothing waits there for a next test.
  const isOurs = !('connectionString' in server);
  const original = isOurs ? (originals ??= await withClient(lent.connection, readOriginals)) : undefined;
  const giveBack = async () => {
    if (original && (await withClient(lent.connection, (client) => emptied(client, original)))) shelf.push(lent);
    else await lent.drop();
  };
  return { connection: lent.connection, giveBack };
}

/** What a new copy looks like: its tables, and statements that bring back the rows of the migrations. */
interface Originals {
  shape: string;
  rows: string[];
}
let originals: Originals | undefined;

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changed by whoever adds, renames, alters or drops a table, a column, a check, an index, a trigger or a function. */
const shapeOf = async (client: pg.Client): Promise<string> => {
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
const filledTables = async (client: pg.Client): Promise<Array<{ name: string; bytes: number }>> => {
  const { rows } = await client.query<{ name: string; bytes: number }>(`
    select format('%I.%I', nspname, relname) as name, pg_relation_size(c.oid)::int as bytes
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema' and pg_relation_size(c.oid) > 0`);
  return rows;
};

async function readOriginals(client: pg.Client): Promise<Originals> {
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

/** A database that has grown beyond this is dropped: what was deleted still lies in its files and slows the next test. */
const mostBytes = 2_000_000;

/** Empties the database; false if it cannot be made as new. */
async function emptied(client: pg.Client, { shape, rows }: Originals): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  if ((await shapeOf(client)) !== shape) return false;
  const filled = await filledTables(client);
  if (filled.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return false;
  // As a replica: neither keys nor triggers, which hold that nothing is ever deleted, have a say.
  const statements = [
    'begin',
    'set local session_replication_role = replica',
    ...filled.map(({ name }) => `delete from ${name}`),
    ...rows,
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null`,
    'commit',
  ];
  await client.query(statements.join(';\n'));
  return true;
}
