import { type Guesses, type Longest, many, manyIds, manyPairs } from '../guess.ts';

export const longest: Longest<'memory-pairs'> = { found: manyIds(20), turned: manyIds(2), flips: manyPairs(60) };

export const guesses: Guesses<'memory-pairs'> = ({ cards }) => {
  const turns = cards.flatMap(({ id }, at) => cards.slice(at + 1).map((other): [string, string] => [id, other.id]));
  const first = turns.slice(0, 1);
  // The first two over and over, then every two there are: all are found, after far too many turns.
  return [{ flips: first }, { flips: [...many(40, () => first).flat(), ...turns] }];
};
