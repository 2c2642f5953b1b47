import { card, type Solver } from '../presses.ts';

export const solve: Solver<'tower-moves'> = async ({ hands, right }) => {
  for (const [from, to] of right.moves) {
    await hands.press(card(hands, from));
    await hands.press(card(hands, to));
  }
};
