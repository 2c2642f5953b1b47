import { card, type Solver } from '../presses.ts';

export const solve: Solver<'true-false'> = ({ hands, right }) => hands.press(card(hands, right.yes ? 0 : 1));
