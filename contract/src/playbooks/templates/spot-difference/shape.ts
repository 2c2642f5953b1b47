import * as z from 'zod/mini';

import { Picture } from '../../pictures.ts';
import { answerOf, cell, taskOf } from '../shapes.ts';

/** Two fields of pictures, row by row; tap the `differences` places of the right one that differ. */
export const task = taskOf('spot-difference', {
  columns: z.int(),
  left: z.array(Picture),
  right: z.array(Picture),
  differences: z.int(),
});

/** Places tapped, row by row from 0. */
export const answer = answerOf('spot-difference', { marked: z.array(cell).check(z.maxLength(100)) });
