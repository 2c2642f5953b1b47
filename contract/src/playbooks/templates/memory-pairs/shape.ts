import { answerOf, cards, pairs, taskOf } from '../shapes.ts';

/** Cards face down, two are turned at a time; whether they belong together is asked of the school at each move (POST /attempts/:attemptUid/moves). */
export const task = taskOf('memory-pairs', { cards });

/** Every two cards turned, in order, right or wrong, until all are found. */
export const answer = answerOf('memory-pairs', { flips: pairs });
