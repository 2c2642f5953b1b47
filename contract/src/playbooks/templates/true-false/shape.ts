import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** Is what `ask` (or the stimulus) says true? One try. */
export const task = taskOf('true-false', {});

export const answer = answerOf('true-false', { yes: z.boolean() });
