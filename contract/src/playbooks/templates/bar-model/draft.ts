import * as z from 'zod/mini';

import { draftOf, heldChoice, heldNumber, heldPairs } from '../held.ts';

export const draft = draftOf('bar-model', z.strictObject({ pairs: heldPairs, at: heldChoice, number: heldNumber }));
