import * as z from 'zod/mini';

import { answerOf, number, taskOf } from '../shapes.ts';

/** Fill the empty squares (null) with 1…size, without repeats in rows, columns and blocks. */
export const task = taskOf('sudoku-grid', {
  size: z.int(),
  blockRows: z.int(),
  blockColumns: z.int(),
  cells: z.array(z.nullable(z.int())),
});

/** The whole field; null is left empty. */
export const answer = answerOf('sudoku-grid', { cells: z.array(number).check(z.maxLength(81)) });
