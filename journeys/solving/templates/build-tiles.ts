import { check, inTray, type Solver } from '../presses.ts';

export const solve: Solver<'build-tiles'> = async (given) => {
  const { hands, task, right } = given;
  const left = task.tiles.map(({ id }) => id);
  for (const id of right.order) {
    await hands.press(inTray(hands, left.indexOf(id)));
    left.splice(left.indexOf(id), 1);
  }
  await check(given);
};
