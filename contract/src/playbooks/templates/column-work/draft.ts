import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

const digit = z.nullable(z.int().check(z.gte(0), z.lte(9)));

export const draft = draftOf(
  'column-work',
  z.strictObject({
    rows: z.array(z.array(digit).check(z.maxLength(8))).check(z.maxLength(4)),
    /** What is carried or changed, above its column. Nobody judges it. */
    notes: z.array(z.nullable(z.int().check(z.gte(0), z.lte(99)))).check(z.maxLength(8)),
    /** Row and column that are written next; row −1 are the notes. */
    at: z.tuple([z.int(), z.int()]),
  }),
);
