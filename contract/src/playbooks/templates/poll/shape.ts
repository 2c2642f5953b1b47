import { answerOf, cards, Id, taskOf } from '../shapes.ts';

/** An opinion or a mood: any option is right. */
export const task = taskOf('poll', { options: cards });

export const answer = answerOf('poll', { choice: Id });
