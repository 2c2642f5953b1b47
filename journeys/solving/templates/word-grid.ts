import { check, squares, type Solver } from '../presses.ts';

export const solve: Solver<'word-grid'> = async (given) => {
  for (const word of given.right.found) await squares(given.hands, [word[0] ?? 0, word.at(-1) ?? 0]);
  await check(given);
};
