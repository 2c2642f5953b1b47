import { at, check, place, type Solver } from '../presses.ts';

export const solve: Solver<'match-pairs'> = async (given) => {
  const { hands, task, right } = given;
  await place(
    hands,
    task.right,
    right.pairs.map(([left, other]) => [other, at(task.left, left)]),
  );
  await check(given);
};
