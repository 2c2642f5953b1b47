import * as z from 'zod/mini';

import { text } from '../../../shapes.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** A word or a line typed. `lang` tells which keyboard and spelling; `letters`, where there are, can be tapped in place of a keyboard. */
export const task = taskOf('type-text', { lang: z.enum(['ru', 'en']), most: z.int(), letters: z.nullable(z.array(z.string())) });

export const answer = answerOf('type-text', { text: text(400, 0) });
