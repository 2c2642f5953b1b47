import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** Set both hands; the minute hand moves by `stepMinutes`. The clock starts at twelve. */
export const task = taskOf('clock-set', { stepMinutes: z.int() });

/** Hours 1 to 12. */
export const answer = answerOf('clock-set', { hours: z.int().check(z.gte(1), z.lte(12)), minutes: z.int().check(z.gte(0), z.lte(59)) });
