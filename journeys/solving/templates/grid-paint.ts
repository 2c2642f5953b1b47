import { check, squares, type Solver } from '../presses.ts';

export const solve: Solver<'grid-paint'> = async (given) => {
  await squares(given.hands, given.right.cells);
  await check(given);
};
