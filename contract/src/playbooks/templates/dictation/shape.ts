import * as z from 'zod/mini';

import { text } from '../../../shapes.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** What is heard is written. `lang` tells which keyboard and spelling, `most` how much may be typed. */
export const task = taskOf('dictation', { lang: z.enum(['ru', 'en']), most: z.int() });

/** What was typed. Where it is kept, a low line stands for each letter that is not right, three of them for a word. */
export const answer = answerOf('dictation', { text: text(400, 0) });
