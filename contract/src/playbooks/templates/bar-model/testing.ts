import { type Guesses, type Longest, manyPairs } from '../guess.ts';

export const longest: Longest<'bar-model'> = { pairs: manyPairs(3), at: 'place2', number: 9999 };

export const guesses: Guesses<'bar-model'> = (task) =>
  [0, 1].map((first) => ({
    pairs: task.places.map((place, at): [string, string] => [place, task.labels[(at + first) % task.labels.length]?.id ?? '']),
    number: task.digits > 0 ? 0 : null,
  }));
