import { named, type Solver } from '../presses.ts';

export const solve: Solver<'say'> = async ({ hands, t }) => {
  await hands.press(named(hands, t.tasks.sayBegin));
  await hands.press(named(hands, t.tasks.sayDone));
};
