import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** Say it aloud, up to `mostSeconds`; the teacher listens. */
export const task = taskOf('say', { mostSeconds: z.int() });

export const answer = answerOf('say', { seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))), recording: z.optional(z.uuid()) });
