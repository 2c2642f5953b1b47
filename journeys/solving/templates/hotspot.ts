import { check, chosen, type Solver } from '../presses.ts';

export const solve: Solver<'hotspot'> = async (given) => {
  await chosen(given.hands, given.task.spots, given.right.marked);
  if (given.task.choose > 1) await check(given);
};
