import { type Guesses, type Longest, manyPairs } from '../guess.ts';

export const longest: Longest<'gaps-drag'> = manyPairs(20);

export const guesses: Guesses<'gaps-drag'> = (task) => {
  const gaps = task.pieces.flatMap((it) => ('gap' in it ? [it.gap] : []));
  return [{ pairs: gaps.map((gap, at) => [gap, task.bank[at]?.id ?? '']) }, { pairs: [] }];
};
