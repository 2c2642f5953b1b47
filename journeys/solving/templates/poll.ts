import { card, type Solver } from '../presses.ts';

export const solve: Solver<'poll'> = ({ hands }) => hands.press(card(hands, 0));
