import { named, type Solver } from '../presses.ts';

export const solve: Solver<'path-program'> = async ({ hands, right, t }) => {
  for (const step of right.steps) await hands.press(named(hands, t.tasks.arrows[step]));
  await hands.press(named(hands, t.tasks.run));
};
