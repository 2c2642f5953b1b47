import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { openPromise } from 'yauzl';

import { UserError } from '#platform/user-error';

/** Takes an archive of ours apart into an empty folder. Names that lead out of it are refused by the library. */
export async function unpack(place: string, folder: string): Promise<void> {
  try {
    const zip = await openPromise(place);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const to = path.join(folder, entry.fileName);
      await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    }
  } catch (fault) {
    throw new UserError(`${place} is no backup, or was damaged on its way: ${(fault as Error).message}`, { cause: fault });
  }
}

export async function sha256Of(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}
