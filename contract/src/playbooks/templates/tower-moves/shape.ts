import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** Move discs one at a time, never a larger one onto a smaller, until the pegs look like `to`. Each peg from bottom to top. */
export const task = taskOf('tower-moves', {
  discs: z.int(),
  from: z.array(z.array(z.int())),
  to: z.array(z.array(z.int())),
});

/** [from peg, to peg], pegs 0 to 2. */
export const answer = answerOf('tower-moves', {
  moves: z.array(z.tuple([z.int().check(z.gte(0), z.lte(2)), z.int().check(z.gte(0), z.lte(2))])).check(z.maxLength(200)),
});
