import * as z from 'zod/mini';

import { draftOf, heldNumber } from '../held.ts';

export const draft = draftOf(
  'fraction-entry',
  z.strictObject({ whole: heldNumber, top: heldNumber, bottom: heldNumber, at: z.enum(['whole', 'top', 'bottom']) }),
);
