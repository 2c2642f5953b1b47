import { named, type Solver } from '../presses.ts';

// A notice for grown-ups above it may be closed with the same word.
export const solve: Solver<'slide'> = ({ hands, t }) => hands.press(named(hands, t.tasks.gotIt).last());
