import * as ruBoard from '@school/words/ru/shared/room-board';
import * as ruFilm from '@school/words/ru/shared/lesson-film';
import * as ruParentLesson from '@school/words/ru/parent/parent-lesson';

import { expect, looks } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { enterTheRoom, openTask, testWithTasks as test } from './steps/lesson-room.ts';
import { madeUpMedia, tabletAndLaptop } from './steps/room-device.ts';
import { drawLines } from './steps/room-ink.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const { ru } = words;
const film = ruFilm.texts;
const board = ruBoard.texts;

interface Allowed {
  consents: Array<{ purpose: string; version: number; kidUid: string | null }>;
}

test(
  'a lesson that is over is watched again: by its teacher, and by a parent once the family allows it',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const pages = await tabletAndLaptop(openDevice);
    const room = await enterTheRoom(school, pages, ru);
    const { teacher, eventId, kidUid } = room;
    const task = await openTask(room, 'hottext');
    await teacher.getByRole('button', { name: ru.teacherRoom.tools.board, exact: true }).first().click();
    await teacher.locator('[data-stage="board"] .touch-none > canvas').waitFor();
    await drawLines(teacher, 6, { everyMs: 100, seed: 1 });
    await callsOf(school, demo.manager).post(`/manager/rooms/${eventId}/end`, { as: 'closed', reason: 'Урок закончился' });

    await teacher.goto(`/teacher/lessons/${eventId}/film`);
    const line = teacher.getByRole('slider', { name: film.position });
    await line.focus();
    await teacher.keyboard.press('End');
    await expect(teacher.getByRole('img', { name: board.board(6, 1, false) })).toBeVisible();
    await teacher.keyboard.press('Home');
    await expect(teacher.getByRole('img', { name: board.board(6, 1, false) })).toBeHidden();
    await teacher.getByRole('radio', { name: film.timesFaster('8') }).check({ force: true });
    await teacher.getByRole('button', { name: film.play }).click();
    await expect(teacher.getByRole('img', { name: board.board(6, 1, false) })).toBeVisible({ timeout: 30_000 });

    // A task is there as it stood before the children.
    await teacher.getByRole('button', { name: new RegExp(film.task(1)) }).click();
    const copy = teacher.locator('[data-copy="all"] [data-work]');
    if (task.template !== 'hottext') throw new Error(`A task is ${task.template}`);
    for (const piece of task.pieces) if ('word' in piece) await expect(copy.getByText(piece.word, { exact: true }).first()).toBeVisible();

    const parent = await openDevice({ ...looks.laptop, locale: 'ru-RU', colorScheme: 'light' });
    await signIn(parent, ru, demo.anna);
    await parent.goto(`/lessons/${eventId}`);
    await parent.getByRole('link', { name: ruParentLesson.texts.after.again }).click();
    await expect(parent.getByRole('heading', { name: film.notYet })).toBeVisible();
    await expect(parent.getByRole('heading', { name: film.ownPages })).toBeVisible();
    const anna = callsOf(school, demo.anna);
    const { consents } = await anna.get<Allowed>('/user/consents');
    const version = consents.find(({ purpose }) => purpose === 'lesson-recordings')?.version;
    await anna.post('/user/consents', { purpose: 'lesson-recordings', version, given: true, kidUid });
    await parent.reload();
    await parent.getByRole('slider', { name: film.position }).focus();
    await parent.keyboard.press('End');
    await expect(parent.getByRole('img', { name: board.board(6, 1, false) })).toBeVisible();
  },
);
