import * as z from 'zod/mini';

import { answerOf, cards, ids, taskOf } from '../shapes.ts';

export const scenes = [
  'park',
  'farm',
  'beach',
  'room',
  'kitchen',
  'winter',
  'forest',
  'classroom',
  'shop',
  'zoo',
  'playground',
  'hall',
] as const;

/** A drawn scene with things in it: what is asked for is tapped where it is. */
export const task = taskOf('scene-tap', {
  scene: z.enum(scenes),
  things: cards,
  /** The middle of each thing, in percent of the scene from the left and from the top. */
  places: z.array(z.tuple([z.int(), z.int()])),
  /** How many are to be tapped; 0 where to find out is the task, and the child says when all are found. */
  choose: z.int(),
});

export const answer = answerOf('scene-tap', { marked: ids });
