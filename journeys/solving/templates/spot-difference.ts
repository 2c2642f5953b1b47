import { check, squares, type Solver } from '../presses.ts';

export const solve: Solver<'spot-difference'> = async (given) => {
  await squares(given.hands, given.right.marked);
  await check(given);
};
