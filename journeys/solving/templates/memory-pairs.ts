import { at, card, type Solver } from '../presses.ts';

export const solve: Solver<'memory-pairs'> = async ({ hands, task, right }) => {
  for (const [one, other] of right.flips) {
    await hands.press(card(hands, at(task.cards, one)));
    await hands.press(card(hands, at(task.cards, other)));
    // The school says that they belong together before the next two are turned.
    await hands.page.locator(`main .kid-card:nth-child(${at(task.cards, other) + 1})[data-mark=right]`).waitFor();
  }
};
