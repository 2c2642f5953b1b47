import * as z from 'zod/mini';

import { Face } from '../../pictures.ts';
import { answerOf, ids, taskOf } from '../shapes.ts';

/** Cards to turn over: front, then back; the child says which it knew. Not judged. */
export const task = taskOf('flashcards', { cards: z.array(z.strictObject({ id: z.string(), front: Face, back: Face })) });

export const answer = answerOf('flashcards', { known: ids });
