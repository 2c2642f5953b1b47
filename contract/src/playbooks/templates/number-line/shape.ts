import * as z from 'zod/mini';

import { largest, whole } from '../../../shapes.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** Put the point on the tick that `ask` names. Only the ticks of `labelled` carry their numbers. */
export const task = taskOf('number-line', {
  min: z.int(),
  max: z.int(),
  step: z.int(),
  labelled: z.array(z.int()),
});

export const answer = answerOf('number-line', { value: whole(-largest, largest) });
