import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { newId } from '../ids.ts';
import { type Storage, typeOf } from './storage.ts';

/** Files in a local folder (absolute). A file is there in full or not at all, also after a power cut. */
export function folderStorage(folder: string): Storage {
  const placeOf = (name: string): string => {
    typeOf(name);
    return path.join(folder, name);
  };
  /** Answers with how much was written. A file that was not written to its end leaves nothing. */
  async function write(name: string, content: Uint8Array | Readable): Promise<number> {
    const place = placeOf(name);
    await mkdir(path.dirname(place), { recursive: true });
    const fresh = `${place}.${newId()}`;
    const file = await open(fresh, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(fresh, place);
      return size;
    } catch (fault) {
      await file.close().catch(() => undefined);
      await rm(fresh, { force: true });
      throw fault;
    }
  }
  return {
    async put(name, bytes) {
      await write(name, bytes);
    },
    putStream: write,
    async get(name) {
      return readFile(placeOf(name)).catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ENOENT') return undefined;
        throw fault;
      });
    },
    async getStream(name) {
      const file = await open(placeOf(name)).catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ENOENT') return undefined;
        throw fault;
      });
      return file?.createReadStream();
    },
    async delete(name) {
      await rm(placeOf(name), { force: true });
    },
  };
}
