import { type Guesses, type Longest, first, manyPairs } from '../guess.ts';

export const longest: Longest<'gaps-choice'> = { pairs: manyPairs(20), at: 'card3' };

export const guesses: Guesses<'gaps-choice'> = (task) => [
  { pairs: task.pieces.flatMap((it): [string, string][] => ('gap' in it ? [[it.gap, first(it.options)]] : [])) },
  { pairs: [] },
];
