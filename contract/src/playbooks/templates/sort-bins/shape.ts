import { answerOf, cards, pairs, taskOf } from '../shapes.ts';

/** Every item belongs in one of the bins. */
export const task = taskOf('sort-bins', { items: cards, bins: cards });

/** [item, bin] */
export const answer = answerOf('sort-bins', { pairs });
