import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Db } from '#platform/db';
import { UserError } from '#platform/user-error';

import { copyFiles } from './copy-files.ts';
import { leftOut } from './left-out.ts';
import { Manifest } from './manifest.ts';
import { type Table, type Tables, tablesOf } from './tables.store.ts';

/** Lines that are held in memory at once. */
const linesAtOnce = 500;

/**
 * Takes a school that was written out into the database of a new one, whose tables the same migrations have made: all of it, or nothing.
 * What a file lost or gained on its way is refused.
 */
export async function importSchool(
  db: Db,
  folder: string,
  {
    files,
    without = leftOut,
    beforeCommit = () => Promise.resolve(),
  }: { files: string | null; without?: ReadonlySet<string>; beforeCommit?: () => Promise<void> },
): Promise<Manifest> {
  const manifest = await manifestOf(folder);
  const tables = tablesOf(db);
  await db.inTransaction(async () => {
    if (!(await tables.isNew())) throw new UserError('There is a school in this database already: import into an empty one.');
    if (JSON.stringify(await tables.made()) !== JSON.stringify(manifest.made))
      throw new UserError('The school was written by another version: import it with that one.');
    await tables.takeAsItIs();
    const known = new Map((await tables.all()).filter(({ name }) => !without.has(name)).map((table) => [table.name, table]));
    for (const name of known.keys()) await tables.empty(name);
    for (const { name, rows, sha256 } of manifest.tables) {
      const table = known.get(name);
      if (!table) throw new UserError(`There is no table ${name} here.`);
      const read = await take(tables, table, path.join(folder, 'tables', `${name}.jsonl`));
      if (read.rows !== rows || read.sha256 !== sha256) throw new UserError(`tables/${name}.jsonl is not as it was written.`);
    }
    for (const { name, last } of manifest.sequences) if (last !== null) await tables.goOnFrom(name, last);
    await beforeCommit();
  });
  if (files !== null) await copyFiles(path.join(folder, 'files'), files);
  return manifest;
}

export async function manifestOf(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new UserError(`${folder} holds no school: there is no manifest.json.`);
  });
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new UserError(`${folder}/manifest.json is of another version.`);
  return read.data;
}

async function take(tables: Tables, table: Table, place: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  let some: string[] = [];
  const pass = async () => {
    await tables.add(table, some);
    rows += some.length;
    some = [];
  };
  for await (const line of createInterface({ input: createReadStream(place), crlfDelay: Number.POSITIVE_INFINITY })) {
    hash.update(`${line}\n`);
    some.push(line);
    if (some.length === linesAtOnce) await pass();
  }
  await pass();
  return { rows, sha256: hash.digest('hex') };
}
