import { type Db, sql } from './db.ts';

/** Stands where a name stood. */
export const nobodysName = '•••';

/** Whose data go: of one child, or of the whole family. Each module erases its own rows, in the caller's transaction. */
export interface Erased {
  familyId: string;
  /** The children whose data go. */
  kidUids: readonly string[];
  /** Of a whole family: the parent's account goes too. */
  account: { accountId: string; email: string | null; phone: string | null } | null;
  /** Other grown-ups of the family, by their own ids: they were told about the children too, and go with the whole family. */
  grownUps: readonly string[];
  /** Teachers and managers who may have been told about them: what they were told loses the names. */
  told: readonly string[];
  at: Temporal.Instant;
  /** A text without the names and contacts of those who go. */
  without(text: string): string;
  /** The same of every text in a value of JSON; keys stay. */
  withoutIn(value: unknown): unknown;
  /** Beginnings in small letters, е for ё: one of them stands in every text that names them. */
  stems: readonly string[];
  /** How a text of another family loses them: what a conversation about somebody else's child may say of them. */
  elsewhere(familyId: string): Promise<(text: string) => string>;
  /** A file is deleted after the commit, for certain. */
  dropFile(name: string): Promise<void>;
}

export type Eraser = (it: Erased) => Promise<void>;

/** Every text in a value of JSON, changed; keys stay. */
export function inEachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => inEachText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inEachText(item, change)]));
}

/** Where names may stand: a table, the columns that find a row again, and its columns of text and of JSON. */
export interface Words {
  table: string;
  key: readonly string[];
  texts?: readonly string[];
  json?: readonly string[];
  where: ReturnType<typeof sql>;
}

/**
 * Takes the names out of rows that stay. Rows are read and written one after the other: those of one family are few, and no
 * regular expression of the database has to know what a letter is.
 */
export async function takeNamesOut(db: Pick<Db, 'all' | 'run'>, it: Pick<Erased, 'without' | 'withoutIn'>, words: Words): Promise<number> {
  const { table, key, texts = [], json = [], where } = words;
  const ref = (column: string) => sql.ref(column);
  const columns = sql.join([
    ...key.map((column) => sql`${ref(column)}::text as ${ref(column)}`),
    ...texts.map((column) => sql`${ref(column)}::text as ${ref(column)}`),
    ...json.map((column) => sql`${ref(column)}::jsonb as ${ref(column)}`),
  ]);
  const rows = await db.all(sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)} where ${where}`);
  let changed = 0;
  for (const row of rows) {
    const sets = [
      ...texts.flatMap((column) => {
        const before = row[column];
        const after = typeof before === 'string' ? it.without(before) : before;
        return after === before ? [] : [sql`${ref(column)} = ${after}`];
      }),
      ...json.flatMap((column) => {
        const before = JSON.stringify(row[column] ?? null);
        const after = JSON.stringify(it.withoutIn(row[column] ?? null));
        return after === before ? [] : [sql`${ref(column)} = ${after}::jsonb`];
      }),
    ];
    if (sets.length === 0) continue;
    const same = sql.join(
      key.map((column) => sql`${ref(column)}::text = ${row[column]}`),
      sql` and `,
    );
    changed += await db.run(sql`update ${sql.table(table)} set ${sql.join(sets)} where ${same}`);
  }
  return changed;
}

/** Where a text may name those who go: rows to look at, found by the database. */
export const mayName = ({ stems }: Pick<Erased, 'stems'>, text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), 'ё', 'е') like any(${stems.map((stem) => `%${stem.replace(/[%_\\]/g, String.raw`\$&`)}%`)}::text[])`;

/**
 * The same in rows of other families, each as that family knows them (`family`: its id, by the columns of the table). Few rows
 * name somebody, so the families are asked one after another.
 */
export async function takeNamesOutElsewhere(
  db: Pick<Db, 'all' | 'run'>,
  it: Pick<Erased, 'familyId' | 'stems' | 'elsewhere'>,
  { family, texts, ...words }: Omit<Words, 'json' | 'where'> & { texts: readonly string[]; family: ReturnType<typeof sql> },
): Promise<void> {
  const said = mayName(it, sql`concat_ws(' ', ${sql.join(texts.map((column) => sql.ref(column)))})`);
  const families = await db.all(sql<{ id: string | null }>`select distinct ${family} as id from ${sql.table(words.table)} where ${said}`);
  for (const { id } of families) {
    if (id === null || id === it.familyId) continue;
    const without = await it.elsewhere(id);
    const withoutIn = (value: unknown) => inEachText(value, without);
    await takeNamesOut(db, { without, withoutIn }, { ...words, texts, where: sql`${family} = ${id} and ${said}` });
  }
}

/** From here to the end of the transaction, words may be taken out of rows that are else only added. */
export const allowErasing = (db: Pick<Db, 'one'>) => db.one(sql<unknown>`select set_config('platform.erasing', 'yes', true)`);

/** Ids as a list for SQL. */
export const idsOf = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;
