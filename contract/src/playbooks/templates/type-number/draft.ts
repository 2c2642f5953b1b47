import * as z from 'zod/mini';

import { draftOf, heldNumber } from '../held.ts';

export const draft = draftOf('type-number', z.strictObject({ numbers: z.array(heldNumber).check(z.maxLength(8)), at: z.int() }));
