import * as z from 'zod/mini';

import { answerOf, cards, ids, taskOf } from '../shapes.ts';

/** Tap the pictures that are asked for: exactly `choose` of them. */
export const task = taskOf('hotspot', { spots: cards, choose: z.int() });

export const answer = answerOf('hotspot', { marked: ids });
