import * as z from 'zod/mini';

/** What a backup says of itself beside the tables (their own list is manifest.json): it is checked against it before anything is taken. */
export const BackupContents = z.strictObject({
  release: z.string(),
  /** The moment of the database that it holds. */
  at: z.string(),
  /** Files of people; null where they lie in a bucket, which is copied there. */
  files: z.nullable(z.array(z.strictObject({ name: z.string(), sha256: z.string() }))),
});
export type BackupContents = z.infer<typeof BackupContents>;

export const contentsName = 'backup.json';
/** What was erased until then (`platform/erased-list.ts`). */
export const erasedName = 'erased.jsonl';
