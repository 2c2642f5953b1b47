import { createHash } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Db } from '#platform/db';
import { UserError } from '#platform/user-error';

import { copyFiles } from './copy-files.ts';
import { leftOut } from './left-out.ts';
import { format, type Manifest } from './manifest.ts';
import { type Table, tablesOf } from './tables.store.ts';

/**
 * Writes the whole school into an empty folder, all of it as of one moment, while it goes on: every table as lines of JSON, and the files
 * of people where they lie in a folder. The same school is written to the byte alike.
 */
export async function exportSchool(db: Db, folder: string, { files }: { files: string | null }): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty.`);
  await mkdir(path.join(folder, 'tables'));
  const tables = tablesOf(db);
  const manifest = await db.inTransaction(async (): Promise<Manifest> => {
    await tables.standStill();
    const moved = (await tables.all()).filter(({ name }) => !leftOut.has(name));
    const written: Manifest['tables'] = [];
    for (const table of moved) written.push(await write(tables, table, path.join(folder, 'tables', `${table.name}.jsonl`)));
    return {
      format,
      made: await tables.made(),
      tables: written,
      // Numbers of what stays behind begin anew.
      sequences: (await tables.sequences()).filter(({ name }) => ![...leftOut].some((table) => name.startsWith(`${table}_`))),
      leftOut: [...leftOut].toSorted(),
    };
  });
  if (files !== null) await copyFiles(files, path.join(folder, 'files'));
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

async function write(tables: ReturnType<typeof tablesOf>, table: Table, place: string): Promise<Manifest['tables'][number]> {
  const file = await open(place, 'wx', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const lines of tables.rows(table)) {
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      rows += lines.length;
      await file.write(text);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') };
}
