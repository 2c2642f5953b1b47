import { named, type Solver } from '../presses.ts';

export const solve: Solver<'say'> = async ({ hands, t }) => {
  await hands.press(named(hands, t.furtherTasks.sayBegin));
  await hands.press(named(hands, t.furtherTasks.sayDone));
};
