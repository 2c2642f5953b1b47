import { check, type Solver } from '../presses.ts';

export const solve: Solver<'table-fill'> = async (given) => {
  const { hands, task, right } = given;
  for (const [row, numbers] of right.cells.entries())
    for (const [column, number] of numbers.entries()) {
      await hands.press(hands.page.locator('main tbody button').nth(row * task.columns.length + column));
      await hands.digits(number ?? 0);
    }
  await check(given);
};
