import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';
import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { callsOf } from './steps/calls.ts';
import { annaAtHome, demo, type KnownEvent } from './steps/demo.ts';
import { within } from './steps/patience.ts';
import { expectMoving, madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const tablet = { viewport: { width: 1024, height: 768 }, locale: 'ru-RU', colorScheme: 'light' } as const;
const desk = { viewport: { width: 1366, height: 768 }, locale: 'en-US', colorScheme: 'dark' } as const;
const [ru, en] = [words.ru, words.en];

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('teacher and child hold a lesson: they see each other, do a task, and say good-bye', async ({ school, openDevice }) => {
  const { events } = await callsOf(school, demo.anna).get<{ events: KnownEvent[] }>('/events');
  const lesson = events.find(({ regular, status }) => regular && status === 'scheduled');
  if (!lesson) throw new Error('No regular lesson ahead');
  const { eventId } = lesson;
  const kidUid = lesson.kids[0] ?? '';
  const start = Temporal.Instant.from(lesson.timestamp);
  await school.moveClockTo(start.subtract({ seconds: 15 }));

  // The parent lets the child in with one tap; the camera is on before anybody is in the room.
  const child = await openDevice(tablet);
  await annaAtHome(child, ru);
  await named(child, ru.lessonLook.room.enter).click();
  await child.waitForURL(`**/kids/${kidUid}/room/${eventId}`);
  await expect(child.getByText(ru.kidRoom.wait.cameraSees)).toBeVisible();
  await expect(child).toHaveTitle(`${ru.kidRoom.title} · Школа «Чип»`);
  await expectAccessible(child);

  const teacher = await openDevice(desk);
  await signIn(teacher, en, demo.teacher);
  await teacher.goto(`/teacher/lessons/${eventId}/room`);
  await named(teacher, en.teacherRoom.wait.enter).click();
  await expect(child.getByRole('heading', { level: 1 })).toHaveText(ru.kidRoom.wait.isIn('Ольга'));
  await named(child, ru.kidRoom.wait.enter).click();

  await expectMoving(child.locator('[data-person^="teacher:"] video'));
  await expectMoving(teacher.locator(`[data-person="kid:${kidUid}"] video`));
  // As the page of the child measured it from its tap.
  const firstFrame = async () => {
    const { people } = await callsOf(school, demo.teacher).get<RoomPresence>(`/lesson-room/${eventId}/presence`);
    return people.find(({ role }) => role === 'kid')?.visits[0]?.firstFrame;
  };
  await expect.poll(firstFrame).toEqual(expect.any(Number));
  expect(await firstFrame()).toBeLessThan(within(2));
  await expectAccessible(child);

  // With both there the lesson begins by itself when its time comes; what is on the teacher's screen is on the child's.
  await expect(teacher.getByRole('button', { name: en.teacherRoom.begin })).toBeHidden({ timeout: 60_000 });
  const steps = teacher.getByRole('list', { name: en.teacherRoom.script.label });
  await steps.getByRole('button', { name: new RegExp(en.teacherRoom.script.steps.together) }).click();
  await named(teacher, en.teacherRoom.script.openTask(1)).click();
  const task = child.locator('[data-stage="task"] [data-task]');
  await expect(task.locator('.kid-card').first()).toBeVisible();
  await expect(teacher.locator('[data-task] .kid-card').first()).toBeVisible();

  // The child answers, and the school judges as at home.
  const asked = await child.getByText(/^\d+ — это \d+ и сколько\?$/).innerText();
  const [whole = 0, part = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  for (const digit of String(whole - part)) await named(child, digit).click();
  await named(child, ru.player.check).click();
  await expect(named(child, ru.verdicts.next)).toBeVisible();

  // A hand goes up; a star comes.
  await named(child, ru.kidRoom.controls.hand).click();
  await expect(teacher.getByText(en.teacherRoom.kid.hand('Миша'))).toBeVisible();
  await teacher.getByRole('button', { name: new RegExp(`^${en.teacherRoom.kid.star}`) }).click();
  await expect(teacher.getByText(en.teacherRoom.kid.stars(1, 5))).toBeAttached();

  // "Look at me": the task waits, and goes on where it was.
  await teacher
    .getByRole('button', { name: new RegExp(`^${en.teacherRoom.tools.lock}`) })
    .first()
    .click();
  await expect(child.getByText(ru.kidRoom.state.locked('Ольга'))).toBeVisible();
  await expect(child.locator('[inert] [data-task]')).toBeVisible();
  await teacher
    .getByRole('button', { name: new RegExp(`^${en.teacherRoom.tools.unlock}`) })
    .first()
    .click();
  await expect(child.getByText(ru.kidRoom.state.locked('Ольга'))).toBeHidden();

  // The board is there for both, and the task again after it.
  await teacher
    .getByRole('button', { name: new RegExp(`^${en.teacherRoom.stages.board}`) })
    .first()
    .click();
  await expect(child.locator('[data-stage="board"]')).toBeVisible();
  await teacher
    .getByRole('button', { name: new RegExp(`^${en.teacherRoom.stages.task}`) })
    .first()
    .click();
  await expect(task).toBeVisible();

  // A page that is loaded anew is back by itself, at the same task.
  await child.reload();
  await expect(task.locator('.kid-card').first()).toBeVisible({ timeout: within(3) });
  await expectMoving(child.locator('[data-person^="teacher:"] video'), within(2));

  // A second page takes the seat, the first says so and does not take it back by itself.
  const second = await child.context().newPage();
  await second.goto(`/kids/${kidUid}/room/${eventId}`);
  await named(second, ru.kidRoom.wait.enter).click();
  await expect(child.getByRole('heading', { level: 1 })).toHaveText(ru.kidRoom.elsewhere.title);
  if (process.env['LONG'] === '1') await expectNoFight();
  await named(child, ru.kidRoom.elsewhere.here).click();
  await expect(task.locator('.kid-card').first()).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(ru.kidRoom.elsewhere.title);
  await second.close();

  /** For half a minute neither page takes the seat from the other. */
  async function expectNoFight(): Promise<void> {
    const visits = async () => {
      const { people } = await callsOf(school, demo.teacher).get<RoomPresence>(`/lesson-room/${eventId}/presence`);
      return people.find(({ role }) => role === 'kid')?.visits.length;
    };
    const before = await visits();
    await child.waitForTimeout(30_000);
    expect(await visits()).toBe(before);
    await expect(child.getByRole('heading', { level: 1 })).toHaveText(ru.kidRoom.elsewhere.title);
  }

  // What has not begun by the clock cannot be ended.
  await expect.poll(async () => Temporal.Instant.compare(await school.now(), start), { timeout: 40_000 }).toBe(1);
  await teacher
    .getByRole('button', { name: new RegExp(`^${en.teacherRoom.head.finish}`) })
    .first()
    .click();
  await teacher.getByRole('textbox', { name: new RegExp(en.teacherRoom.finish.reason) }).fill('Миша всё успел раньше');
  await expect(teacher.getByText(en.teacherRoom.finish.figures(1, 1, 100))).toBeVisible();
  await named(teacher, en.teacherRoom.finish.send).click();
  await expect(child.getByRole('heading', { level: 1 })).toHaveText(ru.kidRoom.bye.title);
  await expect(child.getByRole('img', { name: ru.kidRoom.bye.stars(1) })).toBeVisible();
  await expectAccessible(child);
  await expect(teacher.getByText(en.teacherRoom.next.done)).toBeVisible();
});
