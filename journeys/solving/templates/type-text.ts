import { check, type Solver } from '../presses.ts';

export const solve: Solver<'type-text'> = async (given) => {
  await given.hands.write(given.hands.page.locator('main input'), given.right.text);
  await check(given);
};
