import * as z from 'zod/mini';

import { Words } from '../../pictures.ts';
import { answerOf, taskOf } from '../shapes.ts';
import { Sound } from './sound.ts';

/** A word that is heard, and boxes in a row: a chip for each of its sounds, in their order. */
export const task = taskOf('sound-boxes', {
  boxes: z.int(),
  /** There are as many boxes as sounds; else some stay empty, and how many is part of the task. */
  exact: z.boolean(),
  chips: z.array(z.strictObject({ chip: Sound, name: Words })),
});

/** From the first box on; null is left empty. */
export const answer = answerOf('sound-boxes', { sounds: z.array(z.nullable(Sound)).check(z.maxLength(10)) });
