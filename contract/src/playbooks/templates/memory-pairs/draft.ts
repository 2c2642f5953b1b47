import * as z from 'zod/mini';

import { draftOf, HeldId, heldIds, heldPairs } from '../held.ts';

/** Cards found, cards that are open now, and every two cards turned so far. */
export const draft = draftOf(
  'memory-pairs',
  z.strictObject({ found: heldIds, turned: z.array(HeldId).check(z.maxLength(2)), flips: heldPairs }),
);
