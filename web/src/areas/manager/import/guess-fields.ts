import type { ImportField } from '@school/contract/back-office/import-shapes';
import { importHeads } from '@school/words/documents/import-heads';

const guesses = Object.entries(importHeads) as Array<[ImportField, RegExp]>;

/** What the columns of a table mean, by their heads; each meaning once, null where none fits. */
export function guessFields(heads: readonly string[]): Array<ImportField | null> {
  const used = new Set<ImportField>();
  return heads.map((head) => {
    const found = guesses.find(([field, pattern]) => pattern.test(head.trim()) && !used.has(field))?.[0];
    if (found === undefined) return null;
    used.add(found);
    return found;
  });
}
