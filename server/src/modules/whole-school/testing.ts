import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** All files under a folder, with what they say. */
export async function contentOf(folder: string): Promise<Map<string, string>> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((it) => it.isFile());
  const names = found.map((it) => path.relative(folder, path.join(it.parentPath, it.name))).toSorted();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)));
}
