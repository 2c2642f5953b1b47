import * as z from 'zod/mini';

import { draftOf, heldCell } from '../held.ts';

/** Words found, and the first letter of the one that is being marked. */
export const draft = draftOf(
  'word-grid',
  z.strictObject({ found: z.array(z.array(heldCell).check(z.maxLength(20))).check(z.maxLength(20)), from: z.nullable(heldCell) }),
);
