import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

/** Lines from the `from`th on, packed (ink.ts) in tenths of a percent of the box. */
export const draft = draftOf(
  'draw',
  z.strictObject({ from: z.int().check(z.gte(0), z.lte(60)), lines: z.array(z.string()).check(z.maxLength(60)) }),
);
