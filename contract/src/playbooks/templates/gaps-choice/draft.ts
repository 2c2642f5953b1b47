import * as z from 'zod/mini';

import { draftOf, heldChoice, heldPairs } from '../held.ts';

export const draft = draftOf('gaps-choice', z.strictObject({ pairs: heldPairs, at: heldChoice }));
