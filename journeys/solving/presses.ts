import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';

import type { Words } from '../words.ts';
import type { Hands } from './hands.ts';

/** What is given to solve a task: the task as it is shown, what is right in it (null: nothing is), and the words of its buttons. */
export interface Given<Code extends TemplateCode> {
  hands: Hands;
  task: TaskOf<Code>;
  right: AnswerOf<Code>;
  t: Words;
}

/** What a child presses to solve a task of a template. */
export type Solver<Code extends TemplateCode> = (given: Given<Code>) => Promise<void>;

export const at = (cards: readonly { id: string }[], id: string) => cards.findIndex((card) => card.id === id);
export const card = ({ page }: Hands, index: number) => page.locator('main .kid-card').nth(index);
export const inTray = ({ page }: Hands, index: number) => page.locator('main .kid-tray button').nth(index);
export const named = ({ page }: Hands, name: string) => page.locator('main').getByRole('button', { name, exact: true });
export const check = ({ hands, t }: { hands: Hands; t: Words }) => hands.press(named(hands, t.player.check));

/** Each thing from the tray to its place: first the thing, then the place. */
export async function place(
  hands: Hands,
  items: readonly { id: string }[],
  pairs: readonly (readonly [item: string, place: number])[],
): Promise<void> {
  const waiting = items.map(({ id }) => id);
  for (const [item, where] of pairs) {
    await hands.press(inTray(hands, waiting.indexOf(item)));
    await hands.put(hands.page.locator('main .kid-place').nth(where).locator('button').first());
    waiting.splice(waiting.indexOf(item), 1);
  }
}

export const chosen = async (hands: Hands, cards: readonly { id: string }[], ids: readonly string[]) => {
  for (const id of ids) await hands.press(card(hands, at(cards, id)));
};
export const squares = async (hands: Hands, cells: readonly number[]) => {
  for (const cell of cells) await hands.square(cell);
};
