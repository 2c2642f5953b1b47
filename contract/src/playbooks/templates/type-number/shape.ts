import * as z from 'zod/mini';

import { answerOf, number, taskOf } from '../shapes.ts';

/** Numbers on a pad of digits: as many fields as ☐ in the stimulus, or one below it. `digits` is the longest number the pad takes. */
export const task = taskOf('type-number', { fields: z.int(), digits: z.int() });

/** One a field; null is left empty. */
export const answer = answerOf('type-number', { numbers: z.array(number).check(z.minLength(1), z.maxLength(8)) });
