import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import * as ruRooms from '@school/words/ru/manager/live-rooms';
import * as ruBoard from '@school/words/ru/shared/room-board';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, expectAccessible, looks } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { annaAtHome, demo } from './steps/demo.ts';
import { enterTheRoom, openTask, testWithTasks as test } from './steps/lesson-room.ts';
import { roomLaptop } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
const [board, office] = [ruBoard.texts, ruRooms.texts];
/** What stands over a picture axe cannot judge, and pictures are most of the work of these pages: here is no camera. */
const laptop: BrowserContextOptions = { ...roomLaptop, viewport: { width: 1366, height: 640 }, permissions: [] };
const named = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
/** What grown-ups see is the same whatever the age of the child. */
const ages = [
  { years: 5, grownUps: false },
  { years: 8, grownUps: true },
  { years: 13, grownUps: false },
];

for (const { years, grownUps } of ages)
  test(`at ${years} axe finds nothing on any screen of a lesson, by day and by night`, { tag: '@long' }, async ({ school, openDevice }) => {
    test.setTimeout(900_000);
    const found: string[] = [];
    /** A screen that is wrong says so and leaves the others. */
    const look = (screen: string, ...pages: readonly Page[]) =>
      test.step(screen, async () => {
        for (const page of pages)
          await expectAccessible(page).catch((cause: unknown) => found.push(`${screen}: ${String(cause).slice(0, 900)} on ${page.url()}`));
      });
    const [kid, teacher] = [await openDevice(laptop), await openDevice(laptop)];
    const asGrownUp = grownUps ? [teacher] : [];
    const small = async (screen: string) => {
      await kid.setViewportSize(looks.phone.viewport);
      await look(screen, kid);
      await kid.setViewportSize(laptop.viewport ?? looks.laptop.viewport);
    };
    const room = await enterTheRoom(school, { kid, teacher }, t, years, async () => {
      await look('waiting room', kid);
      await small('waiting room on a phone');
    });
    const { eventId } = room;

    await named(teacher, t.teacherRoom.begin).click();
    await look('slide', kid, ...asGrownUp);
    await openTask(room, 'sort-bins');
    await look('task', kid, ...asGrownUp);
    await small('task on a phone');
    await named(teacher, t.teacherRoom.tools.lock).click();
    await expect(kid.locator('[data-locked]')).toBeAttached();
    await look('"look at me"', kid, ...asGrownUp);
    await named(teacher, t.teacherRoom.tools.unlock).click();
    if (years === 13) {
      await kid.getByRole('button', { name: t.kidRoom.tabs.notes }).click();
      await look('notes', kid);
      await kid.getByRole('button', { name: t.kidRoom.tabs.lesson }).click();
      await kid.getByRole('button', { name: t.kidRoom.help.open, exact: true }).click();
      await look('help of a child', kid);
    } else {
      await kid.getByRole('button', { name: /^Для взрослых/ }).click({ delay: 2_200 });
      await look('behind the door of grown-ups', kid);
    }
    await kid.keyboard.press('Escape');
    await named(teacher, t.teacherRoom.tools.games).click();
    await teacher.getByRole('button', { name: 'Кубик', exact: true }).click();
    await look('small tools', ...asGrownUp);
    await teacher.getByRole('button', { name: 'Два кубика' }).click();
    await look('dice', kid, ...asGrownUp);
    await teacher.getByRole('button', { name: t.teacherRoom.tools.putAway }).first().click();
    await teacher.getByRole('button', { name: t.teacherRoom.tools.board, exact: true }).first().click();
    await look('board', kid, ...asGrownUp);

    const parent = grownUps ? await openDevice(looks.phone) : undefined;
    if (parent) {
      await parent.goto('/room');
      await look('where the code of a lesson is typed', parent);
      await named(teacher, t.teacherRoom.kid.sticker).click();
      await look('stickers', teacher);
      await named(teacher, t.teacherRoom.kid.sticker).click();
      await teacher.getByRole('button', { name: board.shelf }).click();
      await look('shelf of the board', teacher);
      await annaAtHome(parent, t);
      await parent.getByText(t.lessonLook.room.lookIn).first().waitFor();
      await look('a lesson that is on, at home', parent);
      await parent.goto(`/lessons/${eventId}/live`);
      await parent.locator('[data-stage]').waitFor();
      await look('a parent looks in', parent, kid, teacher);
      await named(teacher, t.teacherRoom.help.open).click();
      await look('help', teacher);
      await named(teacher, t.teacherRoom.help.call).click();
      const manager = await openDevice(laptop);
      await signIn(manager, t, demo.manager);
      await manager.goto('/manager/rooms');
      await manager.getByText('Миша').first().waitFor();
      await look('rooms that are open', manager);
      await manager.goto(`/manager/rooms/${eventId}`);
      await manager.getByRole('button', { name: office.door.enter, exact: true }).click();
      await manager.locator('[data-stage]').waitFor();
      await look('the school is in the room', manager, kid, teacher);
    }

    const { timestamp } = await room.calls.get<{ timestamp: string }>(`/lesson-room/${eventId}`);
    await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes: 48 }));
    // To the school's clock both were silent for 48 minutes: they are there again with their next signs.
    const sheet = () => room.calls.get<FinishSheet>(`/lesson-room/${eventId}/finish`);
    await expect.poll(async () => (await sheet()).kids[0]?.absent).toBe(false);
    await named(teacher, t.teacherRoom.head.finish).click();
    await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).waitFor();
    await look('finish sheet', ...asGrownUp);
    await teacher.getByRole('button', { name: t.teacherRoom.finish.send, exact: true }).click();
    await teacher.getByText(t.teacherRoom.next.done).waitFor();
    await look('after the lesson', kid, ...asGrownUp);
    if (parent) {
      await parent.goto(`/lessons/${eventId}`);
      await look('how the lesson went', parent);
    }
    expect(found).toEqual([]);
  });
