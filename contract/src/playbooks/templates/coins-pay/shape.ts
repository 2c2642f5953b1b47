import * as z from 'zod/mini';

import { whole } from '../../../shapes.ts';
import { answerOf, taskOf } from '../shapes.ts';

/** Lay out exactly the sum with these coins, each as often as wanted. */
export const task = taskOf('coins-pay', { coins: z.array(z.int()), sum: z.int() });

/** Every coin laid out, by value. */
export const answer = answerOf('coins-pay', { coins: z.array(whole(1, 1_000_000)).check(z.maxLength(60)) });
