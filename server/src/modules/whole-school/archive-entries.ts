import { AsyncLocalStorage } from 'node:async_hooks';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { ArchiveEntry } from '#platform/archive';

/** Where files of the whole school are kept: none of them goes into the next one. */
export const keptIn = 'school-exports';

/** As a stream, each piece asked for within the transaction, whoever reads it. */
export function asked(pieces: AsyncIterable<string>): Readable {
  const inside = AsyncLocalStorage.snapshot();
  const each = pieces[Symbol.asyncIterator]();
  return Readable.from({ [Symbol.asyncIterator]: () => ({ next: () => inside(() => each.next()) }) }, { objectMode: false });
}

/** The files of people in a folder, in order of their names. */
export async function* filesIn(folder: string, onProgress: (done: number) => Promise<void>): AsyncGenerator<ArchiveEntry> {
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
