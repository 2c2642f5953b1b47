import * as z from 'zod/mini';

import { draftOf, peg } from '../held.ts';

/** Moves made, and the peg whose disc is in the hand. */
export const draft = draftOf(
  'tower-moves',
  z.strictObject({ moves: z.array(z.tuple([peg, peg])).check(z.maxLength(200)), held: z.nullable(peg) }),
);
