import { type Db, sql } from '#platform/db';

/** A table as it is written out: its own columns, and by which of them its rows stand in order. */
export interface Table {
  name: string;
  columns: string[];
  key: string[];
}

/** Rows that are read, or written, at once. */
const rowsAtOnce = 500;

/** How long (s) one statement of the way out or in may take: a table of a large school is copied as a whole. */
const aNight = 8 * 3600;

/** The tables of a school as they are, whatever they hold: what they mean is known to their modules. */
export const tablesOf = (db: Db) => ({
  /** One moment of the whole school, until the transaction ends; however long that takes. */
  async standStill(): Promise<void> {
    await db.run(sql`set transaction isolation level repeatable read, read only`);
    await db.allowLonger(aNight);
    // Whoever keeps what is read may be slower than the database.
    await db.run(sql`set local idle_in_transaction_session_timeout = '15min'`);
  },
  /** Rows are taken as they are: no trigger judges or tells them, and no reference is looked up until all are there. */
  async takeAsItIs(): Promise<void> {
    await db.allowLonger(aNight);
    await db.run(sql`set local session_replication_role = replica`);
  },
  /** All tables, parts of a divided one apart; generated columns make themselves. */
  all: () =>
    db.all(sql<Table>`
      select c.relname::text as name,
        (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        coalesce((select array_agg(a.attname::text order by k.at) from pg_index i
           cross join unnest(i.indkey::int2[]) with ordinality k (attnum, at)
           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary), '{}') as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      order by c.relname collate "C"`),
  /** Every row as a line of JSON, in an order that is the same in every database. */
  async *rows({ name, columns, key }: Table): AsyncGenerator<string[]> {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    const order =
      key.length === 0
        ? sql`row_to_json(it)::text collate "C"`
        : sql.join(key.map((column) => sql`it.${sql.ref(column)}::text collate "C"`));
    await db.run(sql`
      declare moving no scroll cursor for
      select row_to_json(it)::text as line from (select ${named} from ${sql.table(name)}) it order by ${order}`);
    for (;;) {
      const some = await db.all(sql<{ line: string }>`fetch ${sql.raw(String(rowsAtOnce))} from moving`);
      if (some.length === 0) break;
      yield some.map(({ line }) => line);
    }
    await db.run(sql`close moving`);
  },
  /** Takes away what migrations and the first start have put there. */
  empty: (name: string) => db.run(sql`delete from ${sql.table(name)}`),
  async add({ name, columns }: Table, lines: readonly string[]): Promise<void> {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    for (let at = 0; at < lines.length; at += rowsAtOnce) {
      const some = `[${lines.slice(at, at + rowsAtOnce).join(',')}]`;
      await db.run(sql`
        insert into ${sql.table(name)} (${named}) overriding system value
        select ${named} from json_populate_recordset(null::${sql.table(name)}, ${some}::json)`);
    }
  },
  /** Where numbers go on, of columns and of sequences that belong to none. */
  sequences: () =>
    db.all(sql<{ name: string; last: string | null }>`
      select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'
      order by sequencename collate "C"`),
  goOnFrom: (name: string, last: string) => db.run(sql`select setval(${name}::regclass, ${last}::bigint)`),
  /** Whether anybody has been here. */
  async isNew(): Promise<boolean> {
    const found = await db.one(
      sql<{ n: number }>`select (select count(*) from identity_accounts) + (select count(*) from families_families) as n`,
    );
    return found?.n === 0;
  },
  /** What made the tables, and of which text. */
  made: () => db.all(sql<{ name: string; checksum: string }>`select name, checksum from platform_migration_checksums order by name`),
});

export type Tables = ReturnType<typeof tablesOf>;
