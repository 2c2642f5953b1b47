import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';

import { asked, filesIn, ofTheMoment, schoolFiles, tablesOf } from '#modules/whole-school';
import { type ArchiveEntry, archiveOf } from '#platform/archive';
import { openDatabase } from '#platform/database';
import { type Db, openDb, sql } from '#platform/db';
import { readErasedList } from '#platform/erased-list';
import { newId } from '#platform/ids';
import { createLog } from '#platform/log';
import { release } from '#platform/nodes';
import { readSettings } from '#platform/settings';
import type { Environment } from '#platform/settings/reading';
import { UserError } from '#platform/user-error';

import { type BackupContents, contentsName, erasedName } from './backup-contents.ts';
import { endings, newKey, writeBackup } from './backup-file.ts';

interface Request {
  /** The folder that backups are kept in. */
  to?: string | undefined;
  /** Whoever may open it: the public half of a key (age1…). */
  recipient?: string | undefined;
  /** Backups of this folder that are older are deleted, the newest never. */
  'keep-days'?: string | undefined;
  /** Makes a pair of keys, and nothing else. */
  'make-key'?: boolean | undefined;
}

const prefix = 'school-';

/**
 * Backs up the school that the settings mean while it goes on: the database as of one moment, then the files of people, in one archive.
 * Never the secrets of the settings. Answers with what to tell whoever asked for it.
 */
export async function backUp(env: Environment, request: Request): Promise<string> {
  if (request['make-key'] === true) {
    const { recipient, identity } = await newKey();
    return `What encrypts, for BACKUP_RECIPIENT on the server:\n  ${recipient}\nWhat opens backups. Keep it twice and NOT on this server; without it no backup opens:\n  ${identity}`;
  }
  const settings = readSettings(env);
  const { to = settings.backup.to, recipient = settings.backup.recipient } = request;
  if (to === undefined) throw new UserError('Say where to: npm run backup -- --to FOLDER, or set BACKUP_TO.');
  const keepDays = daysOf(request['keep-days']);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings, createLog({ level: settings.logLevel ?? 'warn' }));
  const db = openDb(database.direct, { max: 2 });
  const began = performance.now();
  try {
    const at = Temporal.Now.instant();
    const name = `${prefix}${stampOf(at)}${recipient === undefined ? endings.plain : endings.encrypted}`;
    const unfinished = path.join(to, `${name}.unfinished`);
    const kept = { files: settings.s3 ? null : path.join(settings.dataDir, 'files'), erased: await readErasedList(settings.dataDir) };
    try {
      await writeBackup(archiveOf(contentsOf(db, kept), at), unfinished, recipient);
      await rename(unfinished, path.join(to, name));
    } catch (fault) {
      await rm(unfinished, { force: true });
      throw fault;
    }
    const { size } = await stat(path.join(to, name));
    const seconds = Math.ceil((performance.now() - began) / 1000);
    await db.run(sql`
      insert into platform_backups (backup_id, at, name, bytes, seconds, is_encrypted)
      values (${newId()}, ${at}, ${name}, ${size}, ${seconds}, ${recipient !== undefined})`);
    const gone = keepDays === undefined ? [] : await deleteOld(to, at, keepDays);
    return [
      `${path.join(to, name)}: ${(size / 1e6).toFixed(1)} MB in ${seconds} s.`,
      ...(gone.length > 0 ? [`Deleted as older than ${keepDays} days: ${gone.join(', ')}`] : []),
      ...(settings.s3 ? ['Files of people lie in their bucket and are not in it: let the bucket keep versions and a copy.'] : []),
      ...(recipient === undefined ? ['It is NOT encrypted: whoever has the file has the school. npm run backup -- --make-key'] : []),
      'The secrets of the settings are not in it: keep the file of the environment (.env, /etc/chip-school/env) apart.',
    ].join('\n');
  } finally {
    await db.close();
    await database.release();
  }
}

/** Everything of the archive, in order: the tables of one moment, the files, and what to hold them against. */
async function* contentsOf(db: Db, { files, erased }: { files: string | null; erased: string }): AsyncGenerator<ArchiveEntry> {
  let at = '';
  yield* inOneTransaction(db, async function* () {
    for await (const { name, pieces } of schoolFiles(tablesOf(db), { without: ofTheMoment, onManifest: () => {} })) {
      at ||= (await db.one(sql<{ at: Temporal.Instant }>`select now() as at`))?.at.toString() ?? '';
      yield { name, content: asked(pieces) };
    }
  });
  const read: NonNullable<BackupContents['files']> = [];
  if (files !== null) {
    for await (const entry of filesIn(files, async () => {})) {
      if (!('content' in entry)) continue;
      const hash = createHash('sha256');
      const content = entry.content.pipe(
        new PassThrough({ transform: (chunk: Buffer, _, next) => next(null, (hash.update(chunk), chunk)) }),
      );
      entry.content.once('error', (fault) => content.destroy(fault));
      yield { ...entry, content };
      read.push({ name: entry.name.slice('files/'.length), sha256: hash.digest('hex') });
    }
  }
  const contents: BackupContents = { release, at, files: files === null ? null : read };
  yield { name: erasedName, bytes: Buffer.from(erased) };
  yield { name: contentsName, bytes: Buffer.from(`${JSON.stringify(contents, null, 2)}\n`) };
}

/** What `make` gives, each asked for within one transaction, whoever asks; it ends with the last. */
async function* inOneTransaction<T>(db: Db, make: () => AsyncGenerator<T>): AsyncGenerator<T> {
  const begun = Promise.withResolvers<ReturnType<typeof AsyncLocalStorage.snapshot>>();
  const over = Promise.withResolvers<void>();
  const transaction = db.inTransaction(() => {
    begun.resolve(AsyncLocalStorage.snapshot());
    return over.promise;
  });
  transaction.catch(begun.reject);
  try {
    const inside = await begun.promise;
    const each = inside(make);
    for (;;) {
      const { done, value } = await inside(() => each.next());
      if (done === true) break;
      yield value;
    }
    over.resolve();
  } catch (fault) {
    over.reject(fault);
    throw fault;
  } finally {
    // A reader that went away ends it as well.
    over.resolve();
    await transaction.catch(() => undefined);
  }
}

/** `20261127T181500Z` */
const stampOf = (at: Temporal.Instant): string => at.round('second').toString().replaceAll(/[-:]/g, '');

function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new UserError(`--keep-days is ${text}: it takes whole days from 1 to 3650.`);
  return days;
}

async function deleteOld(folder: string, now: Temporal.Instant, days: number): Promise<string[]> {
  const least = `${prefix}${stampOf(now.subtract({ hours: 24 * days }))}`;
  const old = (await readdir(folder)).filter((name) => /^school-\d{8}T\d{6}Z[.]zip(?:[.]age)?$/.test(name) && name < least);
  for (const name of old) await rm(path.join(folder, name));
  return old.toSorted();
}
