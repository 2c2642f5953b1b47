import type { Browser, Page } from '@playwright/test';
import * as ruRooms from '@school/words/ru/manager/live-rooms';
import * as ruBoard from '@school/words/ru/shared/room-board';

import { type RunningSchool, startSchool } from '../running-school.ts';
import { signIn } from '../steps/come-in.ts';
import { annaAtHome, demo } from '../steps/demo.ts';
import { enterTheRoom, type InRoom, openTask } from '../steps/lesson-room.ts';
import { words } from '../words.ts';
import { laptop, open, phone, type Shots, tablet } from './shots.ts';

const t = words.ru;
const [board, office] = [ruBoard.texts, ruRooms.texts];
const day = ['light'] as const;

interface Lesson extends InRoom {
  school: RunningSchool;
  browser: Browser;
}

/** A lesson of a child of that age with everybody in it; what is taken there is told step by step, and one that fails leaves the others. */
async function lesson(
  browser: Browser,
  years: number,
  kidLook: typeof tablet | typeof laptop,
  steps: ReadonlyArray<(it: Lesson) => Promise<void>>,
) {
  const school = await startSchool({ SCHOOL_PREVIEW: '1' });
  try {
    const pages = { kid: await open(browser, school.url, kidLook), teacher: await open(browser, school.url, laptop) };
    const room = await enterTheRoom(school, pages, t, years);
    await pages.kid.locator('[data-person^="teacher:"] video').waitFor();
    await named(room.teacher, t.teacherRoom.begin).click();
    await itIs(school, room, 12);
    for (const step of steps)
      await step({ ...room, school, browser }).catch((cause: unknown) => console.log(`  at ${years}: ${String(cause).slice(0, 300)}`));
  } finally {
    for (const context of browser.contexts()) await context.close();
    await school.stop();
  }
}

/**
 * So many minutes of the lesson are over. Who was in the room all the time is known once both pages have given a sign of life since;
 * pages take the school's clock as they are loaded.
 */
async function itIs(school: RunningSchool, { calls, eventId, kid, teacher }: InRoom, minutes: number): Promise<void> {
  const { timestamp } = await calls.get<{ timestamp: string }>(`/lesson-room/${eventId}`);
  await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes }));
  const there = async () => {
    const { people } = await calls.get<{ people: Array<{ role: string; together: number }> }>(`/lesson-room/${eventId}/presence`);
    return people.filter(({ role }) => role === 'teacher' || role === 'kid').map(({ together }) => together);
  };
  while (Math.min(...(await there())) < (minutes - 1) * 60) await new Promise((go) => setTimeout(go, 500));
  for (const page of [teacher, kid]) await page.reload();
  await kid.locator('[data-person^="teacher:"] video').waitFor();
}

const named = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

/** A second page of the child stands at the door, as whoever comes does. */
async function atTheDoor({ kid, kidUid, eventId }: Lesson, take: (page: Page) => Promise<void>): Promise<void> {
  const page = await kid.context().newPage();
  await page.goto(`/kids/${kidUid}/room/${eventId}`);
  await page
    .getByRole('button', { name: new RegExp(t.kidRoom.wait.enter) })
    .first()
    .waitFor();
  // The camera has been looked at.
  await page.locator('video').first().waitFor();
  await take(page);
  await page.close();
}

const lock = (teacher: Page, on: boolean) => named(teacher, on ? t.teacherRoom.tools.lock : t.teacherRoom.tools.unlock).click();

/** Three to six. */
export const five = (browser: Browser, shots: Shots) =>
  lesson(browser, 5, tablet, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-5', day)),
    async (it) => {
      await openTask(it, 'sort-bins');
      await shots.take(it.kid, 'room-5', day);
    },
    async ({ kid, teacher }) => {
      await named(teacher, t.teacherRoom.kid.star).click();
      await kid.locator('.room-gift').waitFor();
      await shots.take(kid, 'room-5-star', day);
      await kid.locator('.room-gift').waitFor({ state: 'detached' });
    },
    async ({ kid, teacher }) => {
      await lock(teacher, true);
      await kid.locator('.room-look').waitFor();
      await shots.take(kid, 'room-5-locked', day);
      await lock(teacher, false);
    },
    async ({ kid, teacher }) => {
      await teacher.context().close();
      await kid.getByText(t.kidRoom.state.gone('Ольга')).first().waitFor({ state: 'attached', timeout: 90_000 });
      await shots.take(kid, 'room-5-gone', day);
    },
  ]);

/** Ten and older, and a phone. */
export const thirteen = (browser: Browser, shots: Shots) =>
  lesson(browser, 13, laptop, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-13')),
    async (it) => {
      await openTask(it, 'gaps-drag');
      await shots.take(it.kid, 'room-13');
    },
    async ({ kid, teacher }) => {
      await lock(teacher, true);
      await kid.getByText(t.kidRoom.state.locked('Ольга')).first().waitFor();
      await shots.take(kid, 'room-13-locked', ['dark']);
      await lock(teacher, false);
    },
    async ({ kid, kidUid, eventId }) => {
      const page = await kid.context().newPage();
      await page.setViewportSize(phone.viewport);
      await page.goto(`/kids/${kidUid}/room/${eventId}`);
      await page.getByRole('button', { name: t.deviceCode.ask }).first().click();
      await page
        .getByText(/^\d{3} \d{3}$/)
        .first()
        .waitFor();
      await shots.take(page, 'room-small');
      await page.close();
    },
  ]);

/** Seven to twelve, with all the grown-ups of the lesson around it. */
export const eight = (browser: Browser, shots: Shots) =>
  lesson(browser, 8, tablet, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-8', day)),
    async (it) => {
      await openTask(it, 'type-number');
      await it.kid.setViewportSize(laptop.viewport);
      await shots.take(it.kid, 'room-8-laptop', day);
      await it.kid.setViewportSize(tablet.viewport);
      await shots.take(it.kid, 'room-8', day);
      await openTask(it, 'sort-bins');
      await it.teacher.locator('[data-work] .kid-card').first().waitFor();
      await shots.take(it.teacher, 'teach-one');
    },
    async ({ school, browser: own, eventId }) => {
      const parent = await open(own, school.url, phone);
      await annaAtHome(parent, t);
      await parent.getByText(t.lessonLook.room.lookIn).first().waitFor();
      await shots.take(parent, 'parent-on');
      await parent.goto(`/lessons/${eventId}/live`);
      await parent.locator('[data-stage] [data-work]').waitFor();
      await shots.take(parent, 'parent-look');
      await parent.context().close();
    },
    async ({ school, browser: own, eventId, teacher }) => {
      await named(teacher, t.teacherRoom.help.open).click();
      await teacher.getByText(t.teacherRoom.help.title).first().waitFor();
      await shots.take(teacher, 'teach-help');
      await named(teacher, t.teacherRoom.help.call).click();
      const manager = await open(own, school.url, laptop);
      await signIn(manager, t, demo.manager);
      await manager.goto('/manager/rooms');
      await manager.getByText('Миша').first().waitFor();
      await shots.take(manager, 'manager-rooms');
      await manager.goto(`/manager/rooms/${eventId}`);
      await manager.getByRole('button', { name: office.door.enter, exact: true }).waitFor();
      await shots.take(manager, 'manager-enter');
      await manager.getByRole('button', { name: office.door.enter, exact: true }).click();
      await manager.locator('[data-stage] [data-work]').waitFor();
      await shots.take(manager, 'manager-room');
      await manager.context().close();
    },
    async ({ teacher }) => {
      await teacher.getByRole('button', { name: t.teacherRoom.tools.board, exact: true }).first().click();
      await teacher.getByRole('button', { name: board.shelf }).click();
      await shots.take(teacher, 'teach-board');
    },
    async (it) => {
      const { school, teacher, kid, browser: own, eventId } = it;
      await named(teacher, t.teacherRoom.kid.star).click();
      await itIs(school, it, 48);
      await named(teacher, t.teacherRoom.head.finish).click();
      await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).waitFor();
      await shots.take(teacher, 'teach-finish');
      await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).click();
      await teacher.getByText(t.teacherRoom.next.done).waitFor();
      await shots.take(teacher, 'teach-next');
      await shots.take(kid, 'bye-8', day);
      const parent = await open(own, school.url, phone);
      await annaAtHome(parent, t);
      await parent.goto(`/lessons/${eventId}`);
      await parent.getByRole('heading', { level: 1 }).waitFor();
      await shots.take(parent, 'parent-after');
    },
  ]);
