import { answerOf, cards, Id, taskOf } from '../shapes.ts';

/** One of 2 to 6 options. With two options there is one try. */
export const task = taskOf('choice-one', { options: cards });

export const answer = answerOf('choice-one', { choice: Id });
