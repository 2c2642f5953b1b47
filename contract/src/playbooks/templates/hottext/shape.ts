import * as z from 'zod/mini';

import { answerOf, ids, taskOf } from '../shapes.ts';

/** Mark the letters (`letters`: a field of big tiles) or the words (`text`: a line of reading) that are asked for. `text` pieces between are not to be marked. */
export const task = taskOf('hottext', {
  layout: z.enum(['letters', 'text']),
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ id: z.string(), word: z.string() })])),
});

export const answer = answerOf('hottext', { marked: ids });
