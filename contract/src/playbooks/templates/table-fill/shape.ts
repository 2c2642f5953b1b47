import * as z from 'zod/mini';

import { answerOf, number, taskOf } from '../shapes.ts';

/** Fill every cell with row `op` column. */
export const task = taskOf('table-fill', {
  op: z.enum(['+', '·']),
  rows: z.array(z.int()),
  columns: z.array(z.int()),
  digits: z.int(),
});

/** Row by row. */
export const answer = answerOf('table-fill', { cells: z.array(z.array(number).check(z.maxLength(12))).check(z.maxLength(12)) });
