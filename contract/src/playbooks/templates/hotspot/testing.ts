import { type Guesses, type Longest, idsOf, manyIds } from '../guess.ts';

export const longest: Longest<'hotspot'> = manyIds(24);

export const guesses: Guesses<'hotspot'> = (task) => [{ marked: idsOf(task.spots).slice(0, task.choose) }, { marked: [] }];
