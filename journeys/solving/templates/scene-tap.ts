import { check, chosen, type Solver } from '../presses.ts';

export const solve: Solver<'scene-tap'> = async (given) => {
  await chosen(given.hands, given.task.things, given.right.marked);
  if (given.task.choose !== 1) await check(given);
};
