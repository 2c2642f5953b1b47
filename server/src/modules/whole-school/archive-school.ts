import { AsyncLocalStorage } from 'node:async_hooks';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { type ArchiveEntry, archiveOf } from '#platform/archive';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';

import { schoolFiles } from './school-files.ts';
import { tablesOf } from './tables.store.ts';

/** Where files of the whole school are kept: none of them goes into the next one. */
const keptIn = 'school-exports';

/** How much of the work the tables are; the rest are files of people. */
const tablesPart = 0.8;

interface Given {
  db: Db;
  clock: Clock;
  files: Pick<Files, 'addArchive'>;
  /** The folder of people's files; null where they lie in a bucket, which is reached from anywhere. */
  folder: string | null;
}

/** The whole school as one archive, made while it is kept: what `npm run school -- import` takes, once it is unpacked. */
export const archiveSchool = (
  { db, clock, files, folder }: Given,
  onProgress: (done: number) => Promise<void>,
): Promise<{ name: string; bytes: number }> =>
  db.inTransaction(async () => {
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      const tables = schoolFiles(tablesOf(db), { onProgress: (done) => onProgress(done * tablesPart), onManifest: () => {} });
      for await (const { name, pieces } of tables) yield { name, content: asked(pieces) };
      if (folder !== null) yield* filesIn(folder, (done) => onProgress(tablesPart + done * (1 - tablesPart)));
    }
    return files.addArchive(keptIn, archiveOf(entries(), clock.now()));
  });

/** As a stream, each piece asked for within the transaction, whoever reads it. */
function asked(pieces: AsyncIterable<string>): Readable {
  const inside = AsyncLocalStorage.snapshot();
  const each = pieces[Symbol.asyncIterator]();
  return Readable.from({ [Symbol.asyncIterator]: () => ({ next: () => inside(() => each.next()) }) }, { objectMode: false });
}

async function* filesIn(folder: string, onProgress: (done: number) => Promise<void>): AsyncGenerator<ArchiveEntry> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((fault: NodeJS.ErrnoException) => {
    // A school to which nobody has given a file has no folder.
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  const names = found
    .filter((it) => it.isFile())
    .map((it) => path.relative(folder, path.join(it.parentPath, it.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith(`${keptIn}/`))
    .toSorted();
  for (const [at, name] of names.entries()) {
    yield { name: `files/${name}`, content: createReadStream(path.join(folder, name)), isPacked: true };
    if (at % 100 === 0) await onProgress((at + 1) / names.length);
  }
}
