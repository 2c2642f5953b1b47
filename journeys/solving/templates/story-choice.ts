import { card, type Solver } from '../presses.ts';

export const solve: Solver<'story-choice'> = ({ hands }) => hands.press(card(hands, 0));
