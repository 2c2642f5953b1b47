import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** A sum set out in columns. Rows are as long as there are columns; one without digits is to be written. */
export const task = taskOf('column-work', {
  columns: z.int(),
  /** Columns after the comma. */
  places: z.int(),
  rows: z.array(
    z.strictObject({
      sign: z.optional(z.enum(['+', '−', '·'])),
      /** One sign a column, a space where there is none. */
      digits: z.optional(z.string()),
      /** A line is drawn above it. */
      ruled: z.optional(z.literal(true)),
    }),
  ),
});

const digit = z.nullable(z.int().check(z.gte(0), z.lte(9)));

/** The rows that were to be written, from the left; null is left empty. */
export const answer = answerOf('column-work', { rows: z.array(z.array(digit).check(z.maxLength(8))).check(z.maxLength(4)) });
