import * as z from 'zod';

import { areKnown, cardsOf, outOfOrder } from './cards.ts';
import { hints } from './hints.ts';
import { template } from './template.ts';
import { allDifferent, WrittenFace, writtenItem } from './written.ts';

/** First to last. Worth the share of right neighbours: one card out of place does not spoil all. */
export const orderList = template({
  code: 'order-list',
  written: writtenItem({ items: z.array(WrittenFace).min(3).max(9).refine(allDifferent, 'two items look alike') }),
  build({ items }, random) {
    const cards = cardsOf(items, random);
    return { items: outOfOrder(cards, random, (one, other) => one.id === other.id), order: cards.map(({ id }) => id) };
  },
  shown: ({ items }) => ({ items }),
  score({ items, order }, { order: given }) {
    if (given.length !== items.length || !areKnown(given, items)) return undefined;
    const neighbours = given.slice(1).filter((id, at) => order.indexOf(id) === order.indexOf(given[at] ?? '') + 1).length;
    const begun = given.findIndex((id, at) => id !== order[at]);
    return { part: neighbours / (order.length - 1), kept: { template: 'order-list', order: begun < 0 ? given : given.slice(0, begun) } };
  },
  solution: ({ order }) => ({ template: 'order-list', order }),
  hint: () => hints.order,
});
