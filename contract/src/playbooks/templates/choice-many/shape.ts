import { answerOf, cards, ids, taskOf } from '../shapes.ts';

/** All the right ones of the options. */
export const task = taskOf('choice-many', { options: cards });

export const answer = answerOf('choice-many', { choices: ids });
