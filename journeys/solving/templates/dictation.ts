import { check, type Solver } from '../presses.ts';

export const solve: Solver<'dictation'> = async (given) => {
  await given.hands.write(given.hands.page.locator('main textarea'), given.right.text);
  await check(given);
};
