import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { importSchool, manifestOf, ofTheMoment } from '#modules/whole-school';
import { afterRestore } from '#platform/after-restore';
import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
import { createErasedList, erasedIn, readErasedList } from '#platform/erased-list';
import { newId } from '#platform/ids';
import { createLog } from '#platform/log';
import { migrate, migrationNames } from '#platform/migrate';
import { readSettings } from '#platform/settings';
import type { Environment } from '#platform/settings/reading';
import { UserError } from '#platform/user-error';

import { BackupContents, contentsName, erasedName } from './backup-contents.ts';
import { decryptBackup, endings } from './backup-file.ts';
import { goOn, taleOf } from './go-on.ts';
import { sha256Of, unpack } from './unpack.ts';

interface Request {
  /** The backup. */
  file: string;
  /** The file with the key that opens it. */
  key?: string | undefined;
  /** The folder of the migrations of this release; its own. */
  migrations?: string | undefined;
}

/**
 * Brings a school back from a backup into the empty database and folder that the settings mean: all of it, or nothing. Afterwards nothing
 * goes on by itself that may have happened since: letters are held, banks are asked, erasures are repeated (docs/operations/backup.md).
 */
export async function restore(env: Environment, { file, key, migrations: folderOfMigrations }: Request): Promise<string> {
  const settings = readSettings(env);
  const log = createLog({ level: settings.logLevel ?? 'warn' });
  const files = settings.s3 ? null : path.join(settings.dataDir, 'files');
  if (files !== null && (await isFilled(files)))
    throw new UserError(`${files} is not empty: a school is brought back into an empty DATA_DIR. Rename the old one first.`);
  const work = path.join(settings.dataDir, `restore-${newId()}`);
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const folder = path.join(work, 'school');
    await unpack(await opened(file, key, path.join(work, 'backup.zip')), folder);
    const contents = await checked(folder);
    const erased = await readErased(file, folder, settings.dataDir);
    const since = erased.filter(({ at }) => Temporal.Instant.compare(at, contents.at) > 0);
    const made = (await manifestOf(folder)).made.map(({ name }) => name);
    const migrations = folderOfMigrations === undefined ? {} : { folder: folderOfMigrations };
    await insistOnKnown(made, contents.release, migrations.folder);
    const database = await openDatabase(settings, log);
    try {
      await migrate(database.direct, { ...migrations, only: made });
      const db = openDb(database.direct, { max: 4 });
      try {
        let held = 0;
        // With the tables, or not at all: a school that came back without it would send yesterday's letters again.
        const beforeCommit = async () => void ({ held } = await afterRestore(db));
        const { tables } = await importSchool(db, folder, { files, without: ofTheMoment, beforeCommit });
        await createErasedList(settings.dataDir).carry(erased);
        await migrate(database.direct, migrations);
        const told = await goOn(db, { settings, log, since });
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        return taleOf(
          `The school is back as of ${contents.at}: ${rows} rows of ${tables.length} tables${files === null ? '; its files are in their bucket' : ` and ${contents.files?.length ?? 0} files`}.`,
          { told, held, settings },
        );
      } finally {
        await db.close();
      }
    } finally {
      await database.release();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const isFilled = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).some((name) => name !== 'servers');

/** Before a table is made: an older release cannot take what a newer one wrote. */
async function insistOnKnown(made: readonly string[], by: string, folder?: string): Promise<void> {
  const known = await migrationNames(folder);
  const unknown = made.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UserError(
      `The backup was written by a newer release (${by}), whose tables this one does not know (${unknown[0]}). Nothing was changed: restore it with that release.`,
    );
}

async function opened(file: string, key: string | undefined, to: string): Promise<string> {
  if (!file.endsWith(endings.encrypted)) return file;
  if (key === undefined) throw new UserError(`${file} is encrypted: npm run restore -- ${file} --key FILE`);
  await decryptBackup(file, key, to);
  return to;
}

/** What a file lost or gained on its way is refused before anything is taken; tables are checked as they are read. */
async function checked(folder: string): Promise<BackupContents> {
  const text = await readFile(path.join(folder, contentsName), 'utf8').catch(() => {
    throw new UserError('The backup does not say what it holds: it broke off before its end.');
  });
  const contents = BackupContents.parse(JSON.parse(text));
  for (const { name, sha256 } of contents.files ?? []) {
    const is = await sha256Of(path.join(folder, 'files', name)).catch(() => undefined);
    if (is !== sha256) throw new UserError(`files/${name} is not as it was written.`);
  }
  return contents;
}

/** Of the backup, of the folder here, and of all lists that lie beside the backup. */
async function readErased(file: string, folder: string, dataDir: string) {
  const beside = path.dirname(file);
  const lists = (await readdir(beside)).filter((name) => /^erased.*[.]jsonl$/.test(name));
  const texts = await Promise.all([
    readFile(path.join(folder, erasedName), 'utf8').catch(() => ''),
    readErasedList(dataDir),
    ...lists.map((name) => readFile(path.join(beside, name), 'utf8')),
  ]);
  return erasedIn(texts);
}
