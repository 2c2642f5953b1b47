import * as z from 'zod/mini';

import { answerOf, cards, Id, number, pairs, taskOf } from '../shapes.ts';

/** A problem on bars: numbers and the question mark go to their places, then the number of the question is typed. */
export const task = taskOf('bar-model', {
  /** `whole`: part, part, whole. `compare`: the long bar, the short one, by how much they differ. */
  schema: z.enum(['whole', 'compare']),
  places: z.array(Id),
  labels: cards,
  /** Longest number the pad takes; 0 where nothing is typed. */
  digits: z.int(),
});

/** [place, label] each. */
export const answer = answerOf('bar-model', { pairs, number });
