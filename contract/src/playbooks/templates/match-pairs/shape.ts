import { answerOf, cards, pairs, taskOf } from '../shapes.ts';

/** Each card on the left has its own on the right; both sides are shuffled and of the same length. */
export const task = taskOf('match-pairs', { left: cards, right: cards });

/** [left, right] */
export const answer = answerOf('match-pairs', { pairs });
