import { check, named, type Solver } from '../presses.ts';

export const solve: Solver<'coins-pay'> = async (given) => {
  const { hands, right, t } = given;
  for (const coin of right.coins) await hands.press(named(hands, t.tasks.coin(coin)));
  await check(given);
};
