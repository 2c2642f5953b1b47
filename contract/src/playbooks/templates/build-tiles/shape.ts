import * as z from 'zod/mini';

import { answerOf, cards, ids, taskOf } from '../shapes.ts';

/** A word of letters or syllables (`joined`), or a sentence of words. There may be tiles too many. */
export const task = taskOf('build-tiles', { tiles: cards, joined: z.boolean(), lang: z.enum(['ru', 'en']) });

export const answer = answerOf('build-tiles', { order: ids });
