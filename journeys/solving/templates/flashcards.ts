import { card, named, type Solver } from '../presses.ts';

export const solve: Solver<'flashcards'> = async ({ hands, task, t }) => {
  for (const _ of task.cards) {
    await hands.press(card(hands, 0));
    await hands.press(named(hands, t.furtherTasks.knew));
  }
};
