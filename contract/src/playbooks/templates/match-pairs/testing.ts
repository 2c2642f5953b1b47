import { type Guesses, type Longest, manyPairs } from '../guess.ts';

export const longest: Longest<'match-pairs'> = manyPairs(12);

export const guesses: Guesses<'match-pairs'> = (task) => [
  { pairs: task.left.map(({ id }, at) => [id, task.right[at]?.id ?? '']) },
  { pairs: [] },
];
