import { Draft } from '@school/contract/lesson-room/drafts';
import type { RoomScript, RoomTask } from '@school/contract/lesson-room/task-calls';
import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { guessesOf } from '@school/contract/playbooks/testing';
import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import { byKeyboard } from './solving/hands.ts';
import { solve, templateCodes } from './solving/solve.ts';
import { enterTheRoom, type InRoom, openTask, testWithTasks as test } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { madeUpMedia, roomLaptop } from './steps/room-device.ts';
import { draftsBetween, forgetDrafts, keepDrafts } from './steps/room-drafts.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const t = words.ru;

/** The work of a task as it stands on a page: what is pressed, written, marked, and in which order it lies. */
const workOn = (page: Page) =>
  page
    .locator('[data-copy] [data-work]')
    .evaluate((work) =>
      [...work.querySelectorAll('button, input, textarea, output, [role=img], polyline, path, circle')].map((part) =>
        [
          part.tagName,
          part.getAttribute('aria-label') ?? part.textContent,
          part.getAttribute('aria-pressed'),
          part.getAttribute('aria-checked'),
          part.getAttribute('data-mark'),
          part.getAttribute('points') ?? part.getAttribute('d'),
          part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement ? part.value : '',
        ].join('|'),
      ),
    );

/** The work once nothing of it has changed for a while. */
async function settledWorkOn(page: Page): Promise<string[]> {
  let seen = await workOn(page);
  await expect
    .poll(
      async () => {
        const [before, now] = [seen, (seen = await workOn(page))];
        return now.join() === before.join();
      },
      { intervals: [800] },
    )
    .toBe(true);
  return seen;
}

/** What one does in a task the other sees: the same work stands on both pages. */
async function moves(room: InRoom, code: TemplateCode, by: 'kid' | 'teacher'): Promise<void> {
  const task = await openTask(room, code);
  const other = by === 'kid' ? 'teacher' : 'kid';
  await expect.poll(() => workOn(room[by]).then((it) => it.length)).toBeGreaterThan(code === 'slide' ? 0 : 1);
  await forgetDrafts(room.kid, room.teacher);
  // An explanation that was looked at is left behind, on both pages. Its button is called as a sign of the child to the teacher is.
  if (code === 'slide') {
    await byKeyboard(room[by], 20).press(room[by].locator('[data-work]').getByRole('button', { name: t.tasks.gotIt, exact: true }).last());
    for (const page of [room.kid, room.teacher]) await expect(page.locator('[data-copy]')).not.toHaveAttribute('data-round', '0');
    return;
  }
  // Which cards belong together nobody knows before they are turned.
  if (code === 'memory-pairs') for (const at of [0, 1]) await byKeyboard(room[by], 20).press(room[by].locator('main .kid-card').nth(at));
  else await solve(code, { hands: byKeyboard(room[by], 20), task, right: guessesOf(task)[0] as AnswerOf<TemplateCode>, t });
  const apart = async () => {
    const [mine, theirs] = await Promise.all([workOn(room[by]), workOn(room[other])]);
    return mine.length === theirs.length ? mine.filter((part, at) => part !== theirs[at]) : [...mine, '<>', ...theirs];
  };
  await expect.poll(apart, { message: `${code} by ${by}` }).toEqual([]);
  const { drafts, slowest } = await draftsBetween(room[by], room[other]);
  expect(drafts.length, `${code} is told in passing`).toBeGreaterThan(0);
  expect(drafts.filter((draft) => !Draft.safeParse(draft).success)).toEqual([]);
  expect(slowest, `${code} by ${by} is seen`).toBeLessThan(within(0.5));
}

/** A page that is loaded anew in the middle of a task has its work in hand as it was, and both go on. */
async function comesBack(room: InRoom): Promise<void> {
  const code = 'sort-bins';
  const judged = room.kid.waitForResponse((it) => it.request().method() === 'POST' && it.url().endsWith('/answers'), { timeout: 60_000 });
  await moves(room, code, 'kid');
  // What was guessed is judged, and what was wrong goes back: on a busy machine a while after it has been sent, and heard later still.
  await judged;
  const before = await settledWorkOn(room.kid);
  await expect.poll(() => workOn(room.teacher)).toEqual(before);
  await room.kid.reload();
  await expect.poll(() => workOn(room.kid).catch(() => []), { timeout: within(3) }).toEqual(before);
  await expect.poll(() => workOn(room.teacher)).toEqual(before);
}

async function play(room: InRoom, codes: readonly TemplateCode[]): Promise<void> {
  const stuck: string[] = [];
  for (const page of [room.kid, room.teacher]) page.setDefaultTimeout(15_000);
  for (const [at, code] of codes.entries())
    for (const by of codes.length > 4 ? (['kid', 'teacher'] as const) : ([at % 2 === 0 ? 'kid' : 'teacher'] as const))
      await test.step(`${code} by ${by}`, () =>
        moves(room, code, by).catch((cause: unknown) =>
          stuck.push(`${code} by ${by}: ${cause instanceof Error ? cause.message.slice(0, 600) : String(cause)}`),
        ));
  expect(stuck).toEqual([]);
}

/** Kinds in which something is moved before it is answered. */
const movable: readonly TemplateCode[] = [
  'sort-bins',
  'order-list',
  'type-number',
  'match-pairs',
  'number-line',
  'grid-paint',
  'coins-pay',
];

test('what a child does in a task of the lesson its teacher sees, and the other way, of the class and of its own', async ({
  school,
  openDevice,
}) => {
  test.setTimeout(400_000);
  const [kid, teacher] = [await openDevice(roomLaptop), await openDevice(roomLaptop)];
  for (const page of [kid, teacher]) await keepDrafts(page);
  const room = await enterTheRoom(school, { kid, teacher }, t);
  await play(room, ['sort-bins', 'type-number', 'hottext', 'draw']);
  await comesBack(room);

  // A card on its way is seen before it has come anywhere, and lies where it lay when the hand lets go beside every place.
  await openTask(room, 'sort-bins');
  const card = (page: Page) => page.locator('[data-copy] .kid-tray button').first();
  const lies = async (page: Page) => {
    const { x = 0, y = 0 } = (await card(page).boundingBox()) ?? {};
    return [Math.round(x), Math.round(y)];
  };
  const [from, before] = [await card(kid).boundingBox(), await lies(teacher)];
  if (!from) throw new Error('No card lies in the tray');
  await kid.mouse.move(from.x + 20, from.y + 20);
  await kid.mouse.down();
  await kid.mouse.move(from.x + 60, from.y - 40, { steps: 8 });
  await expect(card(teacher)).toHaveAttribute('data-lifted');
  await expect.poll(() => lies(teacher)).not.toEqual(before);
  await kid.mouse.move(from.x + 22, from.y + 22, { steps: 8 });
  await kid.mouse.up();
  await kid.mouse.move(from.x + 30, from.y + 30, { steps: 4 });
  await expect(card(teacher)).not.toHaveAttribute('data-lifted');
  await expect.poll(() => lies(teacher)).toEqual(before);

  await ownTask(room);
});

/** A child plays its own task; the teacher points, helps with the task in hand, and hears how it went. */
async function ownTask({ eventId, kidUid, calls, kid, teacher }: InRoom): Promise<void> {
  const { steps } = await calls.get<RoomScript>(`/lesson-room/${eventId}/script`);
  const own = steps
    .flatMap(({ tasks }) => tasks)
    .find(({ mode, template }) => mode === 'own' && movable.includes(template as TemplateCode));
  if (!own) throw new Error('The lesson has no such task');
  const { playbookUid, taskIdx } = own;
  const { taskNo } = await calls.post<{ taskNo: number }>(`/lesson-room/${eventId}/tasks`, { playbookUid, taskIdx, mode: 'own' });
  const where = `/lesson-room/${eventId}/tasks/${taskNo}`;
  const { attemptUid, items } = await calls.get<RoomTask>(`${where}?kidUid=${kidUid}`);
  const [first] = items;
  if (!first) throw new Error('The task has no item');
  for (const page of [kid, teacher]) await page.locator(`[data-copy="${kidUid}"] [data-work]`).waitFor();
  await expect(teacher.locator('[data-work]')).toHaveAttribute('inert');

  // A finger on one page is seen at the same thing on the other.
  await kid.locator('[data-work]').hover();
  await expect(teacher.locator('[data-pointer^="kid:"]')).toBeVisible();

  await calls.post(`${where}/help`, { round: 0, kidUid });
  if (first.task.hint) await expect(kid.getByRole('note')).toBeVisible();

  const same = () => Promise.all([workOn(kid), workOn(teacher)]).then(([mine, theirs]) => mine.filter((part, at) => part !== theirs[at]));
  await teacher.getByRole('button', { name: t.teacherRoom.task.takeHand }).click();
  await expect(kid.locator('[data-work]')).toHaveAttribute('inert');
  await expect(kid.getByText(t.roomTasks.teacherMoves('Ольга'))).toBeVisible();
  const key = (await (await fetch(new URL(`/dev/preview/answers/${attemptUid}`, kid.url()))).json()) as {
    answers: Array<{ taskIdx: number; round: number; answer: AnswerOf<TemplateCode> }>;
  };
  const right = key.answers.find((it) => it.taskIdx === taskIdx && it.round === 0)?.answer as AnswerOf<TemplateCode>;
  const { template } = first.task;
  // The teacher moves all of it; "I am ready" gives the hand back, and the child answers.
  await solve(template, { hands: byKeyboard(teacher, 20), task: first.task, right, t });
  await expect(teacher.locator('[data-work]')).toHaveAttribute('inert');
  await expect(kid.locator('[data-work]')).not.toHaveAttribute('inert');
  await expect.poll(same).toEqual([]);
  await kid.getByRole('button', { name: t.player.check, exact: true }).click();
  await expect(kid.getByText(t.verdicts.praise[template])).toBeVisible();
  await expect(teacher.getByText(t.roomTasks.verdicts.right)).toBeVisible();
}

/** In parts, so that one that is red is played again without the others. */
const parts = 3;
const each = Math.ceil(templateCodes.length / parts);

for (let part = 0; part < parts; part += 1)
  test(
    `every template moves on both pages, whoever moves it: part ${part + 1} of ${parts}`,
    { tag: '@long' },
    async ({ school, openDevice }) => {
      // How long so many tasks take on a machine that does other things says nothing; how fast one move is seen, each of them is asked.
      test.setTimeout(1_800_000);
      const [kid, teacher] = [await openDevice(roomLaptop), await openDevice(roomLaptop)];
      for (const page of [kid, teacher]) await keepDrafts(page);
      const room = await enterTheRoom(school, { kid, teacher }, t);
      await play(room, templateCodes.slice(part * each, (part + 1) * each));
    },
  );
