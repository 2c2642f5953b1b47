import type { Page } from '@playwright/test';
import type { RoomScript } from '@school/contract/lesson-room/task-calls';

import { cutLine, mendLine } from '../steps/room-device.ts';
import { words } from '../words.ts';
import type { Lesson } from './hold.ts';

const t = words.ru;

const says = (page: Page, text: string, seconds = 60) =>
  page
    .getByText(text)
    .first()
    .waitFor({ state: 'attached', timeout: 1000 * seconds });

/** The own line is lost, the teacher's is weak, the teacher is out: one after the other, as it would be; then all is well again. */
export async function troubles({ kid, teacher }: Lesson, take: (mood: 'reconnect' | 'weak' | 'gone') => Promise<void>): Promise<void> {
  const { state } = t.kidRoom;
  await cutLine(kid);
  await says(kid, state.reconnect);
  await take('reconnect');
  await mendLine(kid);
  await kid.getByText(state.reconnect).first().waitFor({ state: 'detached' });
  await cutLine(teacher);
  await kid.getByText(state.weak).or(kid.getByAltText(state.weak)).first().waitFor({ state: 'attached' });
  await take('weak');
  await says(kid, state.gone('Ольга'), 90);
  await take('gone');
  await mendLine(teacher);
  await kid.getByText(state.gone('Ольга')).first().waitFor({ state: 'detached' });
}

/** Kinds whose cards lie in a tray. */
const trays: readonly string[] = ['sort-bins', 'gaps-drag', 'build-tiles', 'match-pairs'];

/** The teacher has taken the hand of a child's own task and holds a card of it. */
export async function inTheTeachersHand({ teacher, kid, kidUid, eventId, calls }: Lesson, take: () => Promise<void>): Promise<void> {
  const { steps } = await calls.get<RoomScript>(`/lesson-room/${eventId}/script`);
  const own = steps.flatMap(({ tasks }) => tasks).find(({ mode, template }) => mode === 'own' && trays.includes(template));
  if (!own) throw new Error('The lesson has no tray of its own');
  const { playbookUid, taskIdx } = own;
  await calls.post(`/lesson-room/${eventId}/tasks`, { playbookUid, taskIdx, mode: 'own' });
  for (const page of [kid, teacher]) await page.locator(`[data-copy="${kidUid}"] .kid-tray button`).first().waitFor();
  await teacher.getByRole('button', { name: t.teacherRoom.task.takeHand }).click();
  await kid.locator('[data-work][inert]').waitFor();
  const card = await teacher.locator('[data-copy] .kid-tray button').first().boundingBox();
  if (!card) throw new Error('No card lies in the tray');
  await teacher.mouse.move(card.x + 20, card.y + 20);
  await teacher.mouse.down();
  await teacher.mouse.move(card.x + 40, card.y - 60, { steps: 8 });
  await kid.locator('[data-lifted]').first().waitFor();
  await take();
  await teacher.mouse.up();
  await teacher.getByRole('button', { name: t.teacherRoom.task.giveHand }).click();
}
