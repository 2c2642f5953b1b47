import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** Read the passage of the stimulus aloud; a grown-up or the teacher listens. */
export const task = taskOf('read-aloud', {});

export const answer = answerOf('read-aloud', {
  seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))),
  recording: z.optional(z.uuid()),
});
