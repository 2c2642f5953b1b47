import { schedulingLimits } from '@school/contract/calendar/limits';
import type { Browser } from '@playwright/test';
import * as ruRooms from '@school/words/ru/manager/live-rooms';
import * as ruFaces from '@school/words/ru/shared/lesson-faces';
import * as ruRatings from '@school/words/ru/shared/ratings';
import * as ruBoard from '@school/words/ru/shared/room-board';

import { signIn } from '../steps/come-in.ts';
import { annaAtHome, demo } from '../steps/demo.ts';
import { openTask } from '../steps/lesson-room.ts';
import { words } from '../words.ts';
import { atTheDoor, itIs, lesson, lock, named } from './hold.ts';
import { laptop, open, phone, screen, type Shots, tablet } from './shots.ts';
import { inTheTeachersHand, troubles } from './troubles.ts';

const t = words.ru;
const [board, office, faces, ratings] = [ruBoard.texts, ruRooms.texts, ruFaces.texts, ruRatings.texts];
const day = ['light'] as const;

/** Three to six. */
export const five = (browser: Browser, shots: Shots) =>
  lesson(browser, 5, tablet, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-5', day)),
    async (it) => {
      await openTask(it, 'sort-bins');
      await shots.take(it.kid, 'room-5', day);
      await shots.on(it.kid, laptop, 'room-5-laptop', day);
    },
    (it) => inTheTeachersHand(it, () => shots.take(it.kid, 'room-5-hand', day)),
    async ({ kid, teacher }) => {
      await named(teacher, t.teacherRoom.kid.star).click();
      await kid.locator('.room-gift').waitFor();
      await shots.take(kid, 'room-5-star', day);
      await kid.locator('.room-gift').waitFor({ state: 'detached' });
    },
    async ({ kid, teacher }) => {
      await lock(teacher, true);
      await kid.waitForFunction(() => (document.querySelector<HTMLVideoElement>('.room-look video')?.readyState ?? 0) > 2);
      await shots.take(kid, 'room-5-locked', day);
      await lock(teacher, false);
    },
    (it) => troubles(it, (mood) => shots.take(it.kid, `room-5-${mood}`, day)),
  ]);

/** Ten and older, and a phone. */
export const thirteen = (browser: Browser, shots: Shots) =>
  lesson(browser, 13, laptop, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-13')),
    async (it) => {
      await openTask(it, 'gaps-drag');
      await shots.take(it.kid, 'room-13');
      await shots.on(it.kid, tablet, 'room-13-tablet');
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
    (it) => troubles(it, (mood) => shots.take(it.kid, `room-13-${mood}`, ['dark'])),
  ]);

/** Seven to twelve, with all the grown-ups of the lesson around it. */
export const eight = (browser: Browser, shots: Shots) =>
  lesson(browser, 8, tablet, [
    (it) => atTheDoor(it, (page) => shots.take(page, 'wait-8', day)),
    async (it) => {
      await openTask(it, 'type-number');
      await shots.on(it.kid, laptop, 'room-8-laptop', day);
      await shots.take(it.kid, 'room-8', day);
      await lock(it.teacher, true);
      await it.kid.getByText(t.kidRoom.state.locked('Ольга')).first().waitFor();
      await shots.on(it.kid, laptop, 'room-8-locked', day);
      await lock(it.teacher, false);
      await openTask(it, 'sort-bins');
      await it.teacher.locator('[data-work] .kid-card').first().waitFor();
      await shots.take(it.teacher, 'teach-one');
      await shots.on(it.teacher, screen, 'teach-one-large');
    },
    (it) => troubles(it, (mood) => shots.on(it.kid, laptop, `room-8-${mood}`, day)),
    async ({ school, browser: own, eventId }) => {
      const parent = await open(own, school.url, phone);
      await annaAtHome(parent, t);
      await parent.getByText(t.lessonLook.room.lookIn).first().waitFor();
      await shots.take(parent, 'parent-on');
      await shots.on(parent, laptop, 'parent-on-laptop');
      await parent.goto(`/lessons/${eventId}/live`);
      await parent.locator('[data-stage] [data-work]').waitFor();
      await shots.take(parent, 'parent-look');
      await parent.context().close();
    },
    async ({ school, browser: own, eventId, teacher }) => {
      await named(teacher, t.teacherRoom.help.open).click();
      await teacher.getByText(t.teacherRoom.help.title).first().waitFor();
      await shots.take(teacher, 'teach-help');
      await named(teacher, t.teacherRoom.help.phoneOf('Миша')).click();
      await teacher.getByText(t.teacherRoom.help.byPhone).first().waitFor();
      await shots.take(teacher, 'teach-phone');
      await teacher.keyboard.press('Escape');
      await named(teacher, t.teacherRoom.help.open).click();
      await named(teacher, t.teacherRoom.help.call).click();
      const manager = await open(own, school.url, laptop);
      await signIn(manager, t, demo.manager);
      await manager.goto('/manager/rooms');
      await manager.getByText('Миша').first().waitFor();
      await shots.take(manager, 'manager-rooms');
      await shots.on(manager, screen, 'manager-rooms-large');
      await manager.goto(`/manager/rooms/${eventId}`);
      await manager.getByRole('button', { name: office.door.enter, exact: true }).waitFor();
      await shots.take(manager, 'manager-enter');
      await manager.getByRole('button', { name: office.door.enter, exact: true }).click();
      await manager.locator('[data-stage] [data-work]').waitFor();
      await shots.take(manager, 'manager-room');
      await shots.on(manager, screen, 'manager-room-large');
      await manager.context().close();
    },
    async ({ teacher }) => {
      await teacher.getByRole('button', { name: t.teacherRoom.tools.board, exact: true }).first().click();
      await teacher.getByRole('button', { name: board.shelf }).click();
      await shots.take(teacher, 'teach-board');
      await shots.on(teacher, screen, 'teach-board-large');
    },
    async (it) => {
      const { school, teacher, kid, browser: own, eventId } = it;
      await named(teacher, t.teacherRoom.kid.star).click();
      await itIs(school, it, 48);
      await named(teacher, t.teacherRoom.head.finish).click();
      await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).waitFor();
      await shots.take(teacher, 'teach-finish');
      await shots.on(teacher, screen, 'teach-finish-large');
      await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).click();
      await teacher.getByText(t.teacherRoom.next.done).waitFor();
      await shots.take(teacher, 'teach-next');
      await shots.take(kid, 'bye-8', day);
      await kid.getByRole('button', { name: faces.faces.happy }).click();
      const parent = await open(own, school.url, phone);
      await annaAtHome(parent, t);
      await parent.goto(`/lessons/${eventId}`);
      await parent.getByRole('heading', { level: 1 }).waitFor();
      await shots.take(parent, 'parent-after');
      await shots.on(parent, laptop, 'parent-after-laptop');
      const rating = parent.getByRole('region', { name: ratings.ask });
      // The family is asked once the teacher's mark can no longer be undone.
      const { timestamp } = await it.calls.get<{ timestamp: string }>(`/lesson-room/${eventId}`);
      await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes: 49 + schedulingLimits.undoMarkMinutes }));
      for (let tries = 0; tries < 20 && !(await rating.isVisible()); tries += 1) {
        await parent.reload();
        await parent.getByRole('heading', { level: 1 }).waitFor();
        await parent.waitForTimeout(1500);
      }
      await rating.getByRole('radio').last().check({ force: true });
      await rating.evaluate((card) => card.scrollIntoView());
      await shots.take(parent, 'parent-rate');
    },
  ]);
