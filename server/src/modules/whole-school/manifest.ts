import * as z from 'zod/mini';

/** How a school is written out; another shape of its files has another number. */
export const format = 1;

/** What lies in the folder of a school, by which it is checked before it is taken. */
export const Manifest = z.strictObject({
  format: z.literal(format),
  /** The migrations that had made its tables, with their checksums. */
  made: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.nullable(z.string()) })),
  /** Tables whose rows stayed behind. */
  leftOut: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
