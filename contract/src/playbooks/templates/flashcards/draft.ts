import * as z from 'zod/mini';

import { draftOf, heldIds } from '../held.ts';

export const draft = draftOf('flashcards', z.strictObject({ at: z.int(), isTurned: z.boolean(), known: heldIds }));
