import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Db } from '#platform/db';
import { UserError } from '#platform/user-error';

import { copyFiles } from './copy-files.ts';
import type { Manifest } from './manifest.ts';
import { schoolFiles } from './school-files.ts';
import { tablesOf } from './tables.store.ts';

/**
 * Writes the whole school into an empty folder, all of it as of one moment, while it goes on: every table as lines of JSON, and the files
 * of people where they lie in a folder.
 */
export async function exportSchool(db: Db, folder: string, { files }: { files: string | null }): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UserError(`${folder} is not empty.`);
  await mkdir(path.join(folder, 'tables'));
  const manifest = await db.inTransaction(async (): Promise<Manifest> => {
    let whole: Manifest | undefined;
    const all = schoolFiles(tablesOf(db), { onManifest: (it) => (whole = it) });
    for await (const { name, pieces } of all) await write(path.join(folder, name), pieces);
    if (!whole) throw new Error('A school was written without its manifest');
    return whole;
  });
  if (files !== null) await copyFiles(files, path.join(folder, 'files'));
  return manifest;
}

async function write(place: string, pieces: AsyncIterable<string>): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    for await (const text of pieces) await file.write(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
