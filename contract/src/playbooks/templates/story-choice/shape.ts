import { answerOf, cards, Id, taskOf } from '../shapes.ts';

/** Choose what to do and see what comes of it (the outcome comes with the verdict). No choice is wrong. */
export const task = taskOf('story-choice', { options: cards });

export const answer = answerOf('story-choice', { choice: Id });
