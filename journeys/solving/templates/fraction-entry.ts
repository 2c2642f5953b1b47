import { check, type Solver } from '../presses.ts';

export const solve: Solver<'fraction-entry'> = async (given) => {
  const { hands, right } = given;
  for (const part of ['whole', 'top', 'bottom'] as const) {
    const number = right[part];
    if (number === null) continue;
    await hands.press(hands.page.locator(`main [data-part="${part}"]`));
    await hands.digits(number);
  }
  await check(given);
};
