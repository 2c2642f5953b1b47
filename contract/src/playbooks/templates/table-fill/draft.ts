import * as z from 'zod/mini';

import { draftOf, heldNumber } from '../held.ts';

export const draft = draftOf(
  'table-fill',
  z.strictObject({
    cells: z.array(z.array(heldNumber).check(z.maxLength(12))).check(z.maxLength(12)),
    at: z.tuple([z.int(), z.int()]),
  }),
);
