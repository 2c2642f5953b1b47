import { check, type Solver } from '../presses.ts';

export const solve: Solver<'bar-model'> = async (given) => {
  const { hands, right } = given;
  for (const [place, label] of right.pairs) {
    await hands.press(hands.page.locator(`main [data-bar="${place}"]`));
    await hands.press(hands.page.locator(`main [data-label="${label}"]`));
  }
  if (right.number !== null) await hands.digits(right.number);
  await check(given);
};
