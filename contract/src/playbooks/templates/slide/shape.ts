import * as z from 'zod/mini';

import { Words } from '../../pictures.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** An explanation to look at and hear; nothing to answer. Seen is done. */
export const task = taskOf('slide', { lines: z.array(Words) });

export const answer = answerOf('slide', {});
