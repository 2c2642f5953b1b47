import * as z from 'zod/mini';

import { text } from '../../../shapes.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** Write in one's own words, at least so many; the teacher reads it. */
export const task = taskOf('long-text', { leastWords: z.int() });

export const answer = answerOf('long-text', { text: text(4000, 0) });
