import * as z from 'zod/mini';

import { draftOf, heldNumber } from '../held.ts';

export const draft = draftOf('sudoku-grid', z.strictObject({ cells: z.array(heldNumber).check(z.maxLength(81)), at: z.int() }));
