import { type Db, sql } from '../../src/platform/db.ts';

/** The tables of a database, in all schemas, that have this word in any column of any row. */
export async function tablesThatSay(db: Db, word: string): Promise<string[]> {
  const tables = await db.all(
    sql<{ place: string }>`select quote_ident(table_schema) || '.' || quote_ident(table_name) as place from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const says = tables.map(
    ({ place }) =>
      sql`select ${place} as place where exists (select 1 from ${sql.raw(place)} t where position(lower(${word}) in lower(t::text)) > 0)`,
  );
  return (await db.all(sql<{ place: string }>`${sql.join(says, sql` union all `)}`)).map(({ place }) => place);
}
