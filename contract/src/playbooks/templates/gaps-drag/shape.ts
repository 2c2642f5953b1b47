import * as z from 'zod/mini';

import { answerOf, cards, pairs, taskOf } from '../shapes.ts';

/** A text with holes and a bank of words; a word is used once, some may be too many. */
export const task = taskOf('gaps-drag', {
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ gap: z.string() })])),
  bank: cards,
});

/** [gap, word of the bank] */
export const answer = answerOf('gaps-drag', { pairs });
