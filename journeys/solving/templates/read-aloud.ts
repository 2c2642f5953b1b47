import { named, type Solver } from '../presses.ts';

export const solve: Solver<'read-aloud'> = async ({ hands, task, t }) => {
  const lines = task.stimulus?.kind === 'passage' ? task.stimulus.lines.length : 1;
  for (let line = 1; line < lines; line++) await hands.press(named(hands, t.furtherTasks.nextLine));
  await hands.press(named(hands, t.furtherTasks.readDone));
};
