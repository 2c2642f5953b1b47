import type { Card } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, outOfOrder } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { allDifferent, WrittenFace, writtenItem } from '../base/written.ts';

const isOrderOf = (numbers: readonly number[], count: number): boolean =>
  numbers.length === count && Array.from({ length: count }, (_, at) => at + 1).every((number) => numbers.includes(number));

/** The share of neighbours that follow each other in the right order. */
const neighboursIn = (given: readonly string[], right: readonly string[]): number =>
  given.slice(1).filter((id, at) => right.indexOf(id) === right.indexOf(given[at] ?? '') + 1).length / (right.length - 1);

/** First to last. Worth the share of right neighbours: one card out of place does not spoil all. */
export const orderList = template({
  code: 'order-list',
  written: writtenItem({
    items: z.array(WrittenFace).min(3).max(9).refine(allDifferent, 'two items look alike'),
    /** Other right orders: the numbers of the items, counted from 1. */
    also: z.array(z.array(z.int())).optional(),
  }).refine(({ items, also = [] }) => also.every((one) => isOrderOf(one, items.length)), {
    path: ['also'],
    message: 'each item once, by its number',
  }),
  build({ items, also = [] }, random) {
    const cards = cardsOf(items, random);
    const ids = cards.map(({ id }) => id);
    const others = also.map((one) => one.map((number) => ids[number - 1] ?? ''));
    const isRight = (given: readonly Card[]) => others.some((one) => one.every((id, at) => id === given[at]?.id));
    let mixed = outOfOrder(cards, random, (one, other) => one.id === other.id);
    for (let turn = 0; turn < 20 && isRight(mixed); turn++) mixed = outOfOrder(cards, random, (one, other) => one.id === other.id);
    return { items: mixed, order: ids, ...(others.length > 0 && { also: others }) };
  },
  shown: ({ items }) => ({ items }),
  score({ items, order, also = [] }, { order: given }) {
    if (given.length !== items.length || !areKnown(given, items)) return undefined;
    const worths = [order, ...also].map((right) => neighboursIn(given, right));
    const part = Math.max(...worths);
    // What it is nearest to is what it goes on from.
    const right = [order, ...also][worths.indexOf(part)] ?? order;
    const begun = given.findIndex((id, at) => id !== right[at]);
    return { part, kept: { template: 'order-list', order: begun < 0 ? given : given.slice(0, begun) } };
  },
  solution: ({ order }) => ({ template: 'order-list', order }),
  hint: () => hints.order,
  next: ({ order }, kept) => order.slice(kept?.order.length ?? 0).slice(0, 1),
  near: ({ order, also = [] }, { order: given }) =>
    inPlace(Math.max(...[order, ...also].map((right) => right.filter((id, at) => id === given[at]).length)), order.length),
});
