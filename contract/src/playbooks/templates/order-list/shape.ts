import { answerOf, cards, ids, taskOf } from '../shapes.ts';

/** Put the cards in order, first to last. They come in a wrong order. */
export const task = taskOf('order-list', { items: cards });

export const answer = answerOf('order-list', { order: ids });
