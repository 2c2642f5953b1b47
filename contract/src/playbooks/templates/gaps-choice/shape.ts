import * as z from 'zod/mini';

import { answerOf, cards, pairs, taskOf } from '../shapes.ts';

/** A text with holes; each hole offers its own options. */
export const task = taskOf('gaps-choice', {
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ gap: z.string(), options: cards })])),
});

/** [gap, option] */
export const answer = answerOf('gaps-choice', { pairs });
