import { type Guesses, type Longest, idsOf, manyIds } from '../guess.ts';

export const longest: Longest<'order-list'> = manyIds(12);

export const guesses: Guesses<'order-list'> = (task) => [{ order: idsOf(task.items).toReversed() }, { order: idsOf(task.items) }];
