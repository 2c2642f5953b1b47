import * as z from 'zod/mini';

import { answerOf, taskOf } from '../shapes.ts';

/** A program of arrows that leads the robot from `start` to `goal` around the obstacles. */
export const task = taskOf('path-program', {
  size: z.int(),
  start: z.int(),
  goal: z.int(),
  obstacles: z.array(z.int()),
});

export const answer = answerOf('path-program', { steps: z.array(z.enum(['up', 'down', 'left', 'right'])).check(z.maxLength(100)) });
