import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod/mini';

const ErasedEntry = z.object({
  erasureId: z.uuid(),
  familyId: z.uuid(),
  kidUid: z.nullable(z.uuid()),
  byAccount: z.uuid(),
  at: z.string(),
});
/** That somebody's data were erased: ids alone, by which nobody is found any more but in a backup from before. */
export type ErasedEntry = z.infer<typeof ErasedEntry>;

const placeIn = (dataDir: string): string => path.join(dataDir, 'erased.jsonl');

/**
 * The list of what was erased, beside the database and not in it: a backup that is brought back does not know what was erased after it,
 * and this list does (docs/operations/backup.md).
 */
export const createErasedList = (dataDir: string) => ({
  async add(entry: ErasedEntry): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    await appendFile(placeIn(dataDir), `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
  },
  /** Those of another list that this one does not have: a school that moved to a new folder still knows them at its next restore. */
  async carry(entries: readonly ErasedEntry[]): Promise<void> {
    const known = new Set(erasedIn([await readErasedList(dataDir)]).map(({ erasureId }) => erasureId));
    for (const entry of entries) if (!known.has(entry.erasureId)) await this.add(entry);
  },
});

export type ErasedList = ReturnType<typeof createErasedList>;

/** The entries of a list, as its text; nothing where there is none. */
export const readErasedList = (dataDir: string): Promise<string> => readFile(placeIn(dataDir), 'utf8').catch(() => '');

/** Of several texts of lists, each erasure once. A line that broke off at its end says nothing. */
export function erasedIn(texts: readonly string[]): ErasedEntry[] {
  const found = new Map<string, ErasedEntry>();
  for (const line of texts.join('\n').split('\n')) {
    const read = ErasedEntry.safeParse(parsed(line));
    if (read.success) found.set(read.data.erasureId, read.data);
  }
  return [...found.values()];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
