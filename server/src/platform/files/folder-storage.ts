import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { newId } from '../ids.ts';
import { type Storage, typeOf } from './storage.ts';

/** Files in a local folder (absolute). A file is there in full or not at all, also after a power cut. */
export function folderStorage(folder: string): Storage {
  const placeOf = (name: string): string => {
    typeOf(name);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true });
      const fresh = `${place}.${newId()}`;
      const file = await open(fresh, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(fresh, place);
    },
    async get(name) {
      return readFile(placeOf(name)).catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ENOENT') return undefined;
        throw fault;
      });
    },
    async delete(name) {
      await rm(placeOf(name), { force: true });
    },
  };
}
