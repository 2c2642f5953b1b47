import * as z from 'zod/mini';

import { answerOf, Point, taskOf } from '../shapes.ts';

/** Draw freely. Done is done. */
export const task = taskOf('draw', {});

export const answer = answerOf('draw', { drawn: z.array(z.array(Point).check(z.maxLength(300))).check(z.minLength(1), z.maxLength(60)) });
