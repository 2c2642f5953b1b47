import { rename } from 'node:fs/promises';
import path from 'node:path';

import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { readSettings } from '#platform/settings';
import { UserError } from '#platform/user-error';

import type { Environment } from '#platform/settings/reading';
import { exportSchool } from './export-school.ts';
import { importSchool } from './import-school.ts';

/** What whoever holds the server may do with the school as a whole; answers with what to tell them. */
export async function moveSchool(env: Environment, [what, folder, ...more]: readonly string[]): Promise<string> {
  if ((what !== 'export' && what !== 'import') || folder === undefined || more.length > 0)
    throw new UserError('Say what to do, and the folder: npm run school -- export FOLDER, or npm run school -- import FOLDER.');
  const settings = readSettings(env);
  const database = await openDatabase(settings, createLog({ level: settings.logLevel ?? 'warn' }));
  const db = openDb(database.direct, { max: 2 });
  try {
    await migrate(database.direct);
    // Files in a bucket are reached from anywhere: they stay where they are.
    const files = settings.s3 ? null : path.join(settings.dataDir, 'files');
    const { tables, leftOut } = what === 'export' ? await exported(db, folder, files) : await importSchool(db, folder, { files });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const done = what === 'export' ? `The school lies in ${folder}` : 'The school is here';
    return `${done}: ${rows} rows of ${tables.length} tables${files === null ? '; its files stay in their bucket' : ', and its files'}.\nLeft out, because it is on its way, lasts for minutes, or is sealed with a key of the server: ${leftOut.join(', ')}.`;
  } finally {
    await db.close();
    await database.release();
  }
}

/** Under another name until it is whole: what broke off in the middle is never taken for a school. */
async function exported(db: Parameters<typeof exportSchool>[0], folder: string, files: string | null) {
  const unfinished = `${folder}.unfinished`;
  const manifest = await exportSchool(db, unfinished, { files });
  await rename(unfinished, folder).catch(() => {
    throw new UserError(`${folder} is there already: the school lies in ${unfinished}.`);
  });
  return manifest;
}
