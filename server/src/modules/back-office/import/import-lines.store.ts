import type { ImportOutcome, ImportRow } from '@school/contract/back-office/import-shapes';

import { type Db, sql } from '#platform/db';

/** What became of a line. */
export interface Became extends Pick<ImportRow, 'line' | 'why' | 'familyId'> {
  outcome: ImportOutcome;
  madeId?: string;
  units?: number;
}

/** The lines of imports. */
export const createImportLines = (db: Db) => ({
  /** Lines that are there already stay as they are. */
  add: (importId: string, lines: ReadonlyArray<{ line: number; cells: readonly string[] }>) =>
    db.run(sql`
      insert into back_office_import_rows (import_id, line, cells)
      select ${importId}, (it ->> 'line')::int, it -> 'cells' from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) it
      on conflict do nothing`),
  async count(importId: string): Promise<number> {
    const found = await db.one(sql<{ n: number }>`select count(*) as n from back_office_import_rows where import_id = ${importId}`);
    return found?.n ?? 0;
  },
  all: (importId: string) =>
    db.all(sql<{ line: number; cells: string[] | null }>`
      select line, cells from back_office_import_rows where import_id = ${importId} order by line`),
  page: (importId: string, outcome: ImportOutcome | undefined, after: number, most: number) =>
    db.all(sql<ImportRow>`
      select line, cells, outcome, why, family_id as "familyId" from back_office_import_rows
      where import_id = ${importId} and line > ${after} ${outcome === undefined ? sql`` : sql`and outcome = ${outcome}`}
      order by line limit ${most}`),
  /** Nothing has become of any line; each knows the first line about the same family, teacher or group. */
  begin: (importId: string, heads: ReadonlyArray<{ line: number; head: number }>) =>
    db.run(sql`
      update back_office_import_rows lines set head = it.head, outcome = null, why = null, family_id = null, made_id = null,
        units = null
      from unnest(${heads.map(({ line }) => line)}::int[], ${heads.map(({ head }) => head)}::int[]) as it (line, head)
      where lines.import_id = ${importId} and lines.line = it.line`),
  /** Lines of the next families of which nothing has become yet: as many as are looked at, however long the table is. */
  async next(importId: string, families: number, most: number): Promise<Array<{ line: number; cells: string[] | null }>> {
    const ahead = await db.all(sql<{ line: number; cells: string[] | null; head: number }>`
      select line, cells, head from back_office_import_rows where import_id = ${importId} and outcome is null
      order by head, line limit ${most}`);
    const heads = new Set([...new Set(ahead.map(({ head }) => head))].slice(0, families));
    return ahead.filter(({ head }) => heads.has(head));
  },
  /** Keeps what became of lines; of those that are families now, what they said goes. */
  note: (importId: string, became: readonly Became[], { forget }: { forget: boolean }) =>
    db.run(sql`
      update back_office_import_rows lines
      set outcome = it ->> 'outcome', why = nullif(it -> 'why', 'null'), family_id = (it ->> 'familyId')::uuid,
        made_id = (it ->> 'madeId')::uuid, units = (it ->> 'units')::int,
        cells = case when ${forget} and it ->> 'outcome' <> 'refused' then null else cells end
      from jsonb_array_elements(${JSON.stringify(became)}::jsonb) it
      where lines.import_id = ${importId} and lines.line = (it ->> 'line')::int`),
  /** What lines of imports from before then say. */
  forget: (before: Temporal.Instant) =>
    db.run(sql`
      update back_office_import_rows lines set cells = null from back_office_imports it
      where it.import_id = lines.import_id and it.created_at < ${before} and lines.cells is not null`),
});

/** Whom imports have brought, or what, by digests of what the other program calls them. */
export const createImportLinks = (db: Db) => ({
  /** The family of the first of these keys that is known. */
  async family(keys: readonly Buffer[]): Promise<string | undefined> {
    const found = await db.one(sql<{ familyId: string }>`
      select family_id as "familyId" from back_office_import_links where family_id is not null and key = any(${[...keys]}::bytea[])
      order by array_position(${[...keys]}::bytea[], key) limit 1`);
    return found?.familyId;
  },
  /** How many of these keys are known. */
  async known(keys: readonly Buffer[]): Promise<number> {
    const found = await db.one(sql<{ n: number }>`
      select count(*)::int as n from back_office_import_links where key = any(${[...keys]}::bytea[])`);
    return found?.n ?? 0;
  },
  /** The teacher or the group that came under this key. */
  async made(key: Buffer): Promise<string | undefined> {
    const found = await db.one(sql<{ madeId: string | null }>`
      select made_id as "madeId" from back_office_import_links where key = ${key}`);
    return found?.madeId ?? undefined;
  },
  add: ({ familyId, madeId }: { familyId?: string; madeId?: string }, keys: readonly Buffer[]) =>
    db.run(sql`
      insert into back_office_import_links (key, family_id, made_id)
      select key, ${familyId ?? null}::uuid, ${madeId ?? null}::uuid from unnest(${[...keys]}::bytea[]) key
      on conflict do nothing`),
});
