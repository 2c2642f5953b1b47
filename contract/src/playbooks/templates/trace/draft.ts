import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

/** How far the finger has come, or by keyboard the strokes in their order. */
export const draft = draftOf(
  'trace',
  z.union([
    z.strictObject({ stroke: z.int().check(z.gte(0), z.lte(12)), at: z.int().check(z.gte(0), z.lte(10_000)) }),
    z.strictObject({ order: z.array(z.int().check(z.gte(0), z.lte(12))).check(z.maxLength(12)) }),
  ]),
);
