import { named, type Solver } from '../presses.ts';

export const solve: Solver<'long-text'> = async ({ hands, task, t }) => {
  await hands.write(hands.page.locator('main textarea'), Array.from({ length: task.leastWords }, () => 'мяу').join(' '));
  await hands.press(named(hands, t.furtherTasks.sendText));
};
