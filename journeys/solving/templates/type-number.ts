import { card, check, type Solver } from '../presses.ts';

export const solve: Solver<'type-number'> = async (given) => {
  const { hands, right } = given;
  for (const [field, number] of right.numbers.entries()) {
    if (right.numbers.length > 1) await hands.press(hands.page.locator('main button.kid-card[aria-pressed]').nth(field));
    else await card(hands, 0).waitFor();
    await hands.digits(number ?? 0);
  }
  await check(given);
};
