import { chosen, type Solver } from '../presses.ts';

export const solve: Solver<'choice-one'> = ({ hands, task, right }) => chosen(hands, task.options, [right.choice]);
