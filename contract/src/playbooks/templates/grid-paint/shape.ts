import * as z from 'zod/mini';

import { answerOf, cell, taskOf } from '../shapes.ts';

/** Paint squares of an empty field of size x size as in the sample (cells are row x size + column), copied, mirrored left-right, turned right or moved right by one. */
export const task = taskOf('grid-paint', {
  size: z.int(),
  sample: z.array(z.int()),
  transform: z.enum(['copy', 'mirror', 'turn', 'shift']),
});

export const answer = answerOf('grid-paint', { cells: z.array(cell).check(z.maxLength(400)) });
