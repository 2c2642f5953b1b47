import { check, chosen, type Solver } from '../presses.ts';

export const solve: Solver<'choice-many'> = async (given) => {
  await chosen(given.hands, given.task.options, given.right.choices);
  await check(given);
};
