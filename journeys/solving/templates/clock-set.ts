import { check, named, type Solver } from '../presses.ts';

export const solve: Solver<'clock-set'> = async (given) => {
  const { hands, task, right, t } = given;
  const times = async (count: number, name: string, key: string) => {
    for (let turn = 0; turn < count; turn++)
      await (hands.means === 'keyboard' ? hands.page.keyboard.press(key) : hands.press(named(hands, name)));
  };
  await named(hands, t.tasks.hourOn).waitFor();
  await times(right.hours % 12, t.tasks.hourOn, 'ArrowUp');
  await times(right.minutes / task.stepMinutes, t.tasks.minutesOn, 'ArrowRight');
  await check(given);
};
