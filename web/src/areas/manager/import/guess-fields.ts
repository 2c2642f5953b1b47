import { importLimits } from '@school/contract/back-office/import-limits';
import type { ImportField, ImportKind } from '@school/contract/back-office/import-shapes';
import { importHeads } from '@school/words/documents/import-heads';

/** What the columns of a table mean, by their heads; each meaning once, null where none fits. */
export function guessFields(heads: readonly string[], kind: ImportKind): Array<ImportField | null> {
  const asked: readonly ImportField[] = importLimits.fields[kind];
  const guesses = (Object.entries(importHeads) as Array<[ImportField, RegExp]>).filter(([field]) => asked.includes(field));
  const used = new Set<ImportField>();
  return heads.map((head) => {
    const found = guesses.find(([field, pattern]) => pattern.test(head.trim()) && !used.has(field))?.[0];
    if (found === undefined) return null;
    used.add(found);
    return found;
  });
}
