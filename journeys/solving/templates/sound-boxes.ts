import { check, type Solver } from '../presses.ts';

export const solve: Solver<'sound-boxes'> = async (given) => {
  const { hands, right } = given;
  for (const sound of right.sounds) await hands.press(hands.page.locator(`main [data-chip="${sound}"]`));
  await check(given);
};
