import { check, type Solver } from '../presses.ts';

export const solve: Solver<'column-work'> = async (given) => {
  const { hands, right } = given;
  for (const [row, digits] of right.rows.entries())
    for (const [column, digit] of [...digits.entries()].toReversed()) {
      if (digit === null) continue;
      await hands.press(hands.page.locator(`main [data-column="${row} ${column}"]`));
      await hands.digits(digit);
    }
  await check(given);
};
