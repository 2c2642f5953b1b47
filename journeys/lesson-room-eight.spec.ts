import type { RoomScript, RoomTask } from '@school/contract/lesson-room/task-calls';
import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { callsOf } from './steps/calls.ts';
import type { ClubKid } from './steps/club.ts';
import { clubLesson, tileOf } from './steps/club-lesson.ts';
import { demo } from './steps/demo.ts';
import { testWithTasks as test } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { expectMoving, madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const t = words.ru;
const g = t.teacherRoom.group;
const patient = () => ({ timeout: within(20) });

/** The children in the order in which the teacher has them, each with its page. */
async function inOrder(teacher: Page, kids: readonly ClubKid[], pages: readonly Page[]) {
  const all = await Promise.all(
    kids.map(async (kid, at) => {
      const tile = tileOf(teacher, kid);
      await expect(tile).toBeVisible(patient());
      return { kid, page: pages[at] as Page, nr: Number((await tile.getAttribute('aria-label'))?.split('.')[0]) };
    }),
  );
  return all.toSorted((a, b) => a.nr - b.nr);
}

/** A child answers an item of its own copy right, by the call that its page makes. */
async function answersRight(
  school: RunningSchool,
  eventId: string,
  { kid, page }: { kid: ClubKid; page: Page },
  taskNo: number,
  round: number,
) {
  const where = `/api/lesson-room/${eventId}/tasks/${taskNo}`;
  const { attemptUid, taskIdx } = (await (await page.request.get(where)).json()) as RoomTask;
  const { answers } = (await (await fetch(new URL(`/dev/preview/answers/${attemptUid}`, school.url))).json()) as {
    answers: Array<{ taskIdx: number; round: number; answer: AnswerOf<TemplateCode> }>;
  };
  const answer = answers.find((it) => it.taskIdx === taskIdx && it.round === round)?.answer;
  const headers = { 'x-requested-with': 'chip' };
  const judged = await page.request.post(`${where}/answers`, { headers, data: { round, try: 1, answer } });
  expect(judged.status(), `${kid.name} answers`).toBe(200);
}

test(
  'eight children of a club: together, by turns, each alone, a race and a rocket, and all see each other',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    test.setTimeout(1_500_000);
    const { eventId, kids, pages, teacher } = await clubLesson(school, openDevice, 8, 'all');
    const seats = await inOrder(teacher, kids, pages);
    const [first, second, ...others] = seats as [(typeof seats)[0], (typeof seats)[0], ...typeof seats];
    // The school has cameras of all on: each sees the seven others by the teacher's page.
    await expectMoving(first.page.locator('[data-person^="teacher:"] video'), 60_000);
    await expect(first.page.locator('.room-class [data-person] video')).toHaveCount(7, { timeout: within(40) });
    await expectMoving(first.page.locator(`[data-person="kid:${second.kid.kidUid}"] video`), 60_000);

    const calls = callsOf(school, demo.kate);
    const script = await calls.get<RoomScript>(`/lesson-room/${eventId}/script`);
    const tasks = script.steps.flatMap((step) => step.tasks);
    const own = tasks.find(({ mode }) => mode === 'own');
    const most = tasks
      .filter(({ playbookUid, mode }) => playbookUid === own?.playbookUid && mode !== 'poll')
      .toSorted((a, b) => b.rounds - a.rounds)[0];
    if (!most) throw new Error('The lesson has no task');
    const { playbookUid, taskIdx, rounds } = most;
    await calls.post(`/lesson-room/${eventId}/tasks`, { playbookUid, taskIdx, mode: 'class' });

    // By turns: one has it, all see whose it is not, and it goes on.
    for (const { page } of seats) await expect(page.getByText(t.roomTasks.notYourTurn)).toBeVisible(patient());
    for (const { kid, page } of [first, second]) {
      await teacher.getByRole('button', { name: g.turn.next(kid.name), exact: true }).click();
      await expect(page.getByText(t.roomTasks.yourTurn)).toBeVisible(patient());
      await expect(page.locator('[data-task]')).toHaveAttribute('data-hand', 'shared');
      for (const other of seats)
        if (other.page !== page) await expect(other.page.locator('[data-task]')).toHaveAttribute('data-hand', 'theirs', patient());
    }
    await teacher.getByRole('button', { name: g.turn.all, exact: true }).click();
    for (const { page } of seats) await expect(page.locator('[data-task]')).toHaveAttribute('data-hand', 'shared', patient());

    const taskNo = async () => Number(await teacher.locator('[data-task]').getAttribute('data-task'));
    await teacher.getByRole('button', { name: g.modes.own, exact: true }).click();
    for (const { kid, page } of seats) await expect(page.locator(`[data-copy="${kid.kidUid}"]`)).toBeVisible(patient());
    for (const seat of seats) await answersRight(school, eventId, seat, await taskNo(), 0);
    for (const { kid } of seats) await expect(tileOf(teacher, kid)).toHaveAccessibleName(new RegExp(g.progress(1, rounds)), patient());

    // The rocket goes up by what anybody solves.
    await teacher.getByRole('button', { name: g.modes.goal, exact: true }).click();
    await answersRight(school, eventId, second, await taskNo(), 1);
    for (const { page } of [first, ...others]) await expect(page.locator('[data-goal="1"]')).toBeVisible(patient());
    await teacher.getByRole('button', { name: g.modes.goal, exact: true }).click();

    // A race begins for all at once; what was done before is done, and nobody stands alone behind.
    const before = await taskNo();
    await teacher.getByRole('button', { name: g.modes.race, exact: true }).click();
    await expect.poll(taskNo).not.toBe(before);
    for (const { page } of seats) await expect(page.locator('[data-race]')).toBeVisible(patient());
    for (const { kid } of seats)
      await expect(first.page.locator('[data-race]').getByRole('img', { name: new RegExp(kid.name) })).toBeVisible(patient());
    const raced = await taskNo();
    await first.page.waitForTimeout(4000);
    await answersRight(school, eventId, first, raced, 1);
    const inName = rounds === 2 ? t.roomTasks.isIn(first.kid.name) : t.roomTasks.onTrack(first.kid.name, 2, rounds);
    for (const { page } of seats) await expect(page.locator('[data-race]').getByRole('img', { name: inName })).toBeVisible(patient());
  },
);

test(
  'where the school has cameras of children off none of theirs is seen, and their teacher is',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    test.setTimeout(600_000);
    const { kids, pages, teacher } = await clubLesson(school, openDevice, 3, 'off');
    for (const page of pages) await expectMoving(page.locator('[data-person^="teacher:"] video'), 60_000);
    for (const kid of kids) await expect(tileOf(teacher, kid)).toBeVisible(patient());
    await expect(teacher.locator('[data-person^="kid:"] video')).toHaveCount(0);
    for (const page of pages) await expect(page.locator('.room-class video')).toHaveCount(0);
  },
);
