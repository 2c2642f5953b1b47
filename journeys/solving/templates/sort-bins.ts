import { at, check, place, type Solver } from '../presses.ts';

export const solve: Solver<'sort-bins'> = async (given) => {
  const { hands, task, right } = given;
  await place(
    hands,
    task.items,
    right.pairs.map(([item, bin]) => [item, at(task.bins, bin)]),
  );
  await check(given);
};
