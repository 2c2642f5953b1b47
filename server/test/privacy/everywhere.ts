import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { sql } from '#platform/db';

import type { TestSchool } from '../../src/testing.ts';

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}

/** Where any of these words stands in the database: in any column of any table of any schema, whatever its type; `schema.table.column`. */
export async function whereIn(school: TestSchool, ...words: string[]): Promise<string[]> {
  const columns = await school.db.all(sql<Column>`
    select n.nspname as schema, c.relname as "table", a.attname as "column", t.typname as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg_toast%'`);
  const byTable = Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`);
  const found: string[] = [];
  for (const [name, of] of byTable) {
    const [first] = of;
    if (!first) continue;
    const looks = of.map(({ column, type }) => {
      const value = sql.ref(column);
      const there =
        type === 'bytea'
          ? words.map((word) => sql`position(convert_to(${word}, 'UTF8') in ${value}) > 0`)
          : words.map((word) => sql`strpos(lower(${value}::text), ${word.toLowerCase()}) > 0`);
      return sql`count(*) filter (where ${sql.join(there, sql` or `)})::int as ${sql.ref(column)}`;
    });
    const row = await school.db.one(sql<Record<string, number>>`select ${sql.join(looks)} from ${sql.table(name)}`);
    found.push(
      ...Object.entries(row ?? {})
        .filter(([, count]) => count > 0)
        .map(([column]) => `${name}.${column}`),
    );
  }
  return found.sort();
}

/** All files that the school keeps, by name. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((it) => it.isFile()).map((it) => path.relative(folder, path.join(it.parentPath, it.name)));
}

/** Those of them in which a word stands; packed ones are opened. */
export async function filesWith(dataDir: string, word: string): Promise<string[]> {
  const names = await filesOf(dataDir);
  const bytes = await Promise.all(names.map((name) => readFile(path.join(dataDir, 'files', name))));
  const opened = bytes.map((content, at) => (names[at]?.endsWith('.gz') ? gunzipSync(content) : content));
  return names.filter((name, at) => name.includes(word) || opened[at]?.includes(word));
}
