import * as z from 'zod/mini';

import { answerOf, cell, taskOf } from '../shapes.ts';

/** Find the words in a square field of letters, across or down. */
export const task = taskOf('word-grid', {
  lang: z.enum(['ru', 'en']),
  size: z.int(),
  letters: z.array(z.string()),
  words: z.array(z.string()),
});

/** The squares of each word found. */
export const answer = answerOf('word-grid', { found: z.array(z.array(cell).check(z.maxLength(20))).check(z.maxLength(20)) });
