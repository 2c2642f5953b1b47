import { check, named, type Solver } from '../presses.ts';

export const solve: Solver<'clock-set'> = async (given) => {
  const { hands, task, right, t } = given;
  const times = async (count: number, name: string, key: string) => {
    for (let turn = 0; turn < count; turn++)
      await (hands.means === 'keyboard' ? hands.page.keyboard.press(key) : hands.press(named(hands, name)));
  };
  await named(hands, t.furtherTasks.hourOn).waitFor();
  await times(right.hours % 12, t.furtherTasks.hourOn, 'ArrowUp');
  await times(right.minutes / task.stepMinutes, t.furtherTasks.minutesOn, 'ArrowRight');
  await check(given);
};
