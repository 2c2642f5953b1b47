import { type ArchiveEntry, archiveOf } from '#platform/archive';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';

import { asked, filesIn, keptIn } from './archive-entries.ts';
import { schoolFiles } from './school-files.ts';
import { tablesOf } from './tables.store.ts';

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
