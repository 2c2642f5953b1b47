import { expect, test } from 'vitest';

import { at, manager } from '../../staffing/testing.ts';
import { haveRoom } from '../testing.ts';

const day = (time: string) => at(`2026-11-24T${time}`);

/** Anya and Olga are in the room until a time, and at the end Olga says that the lesson took place. */
async function heldUntil(time: string) {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  const pages = [await room.enter(room.kid), await room.enter(room.teacher)];
  await Promise.all(pages.map((page) => page.next('ready')));
  const calls = school.as(room.teacher);
  await expect.poll(async () => (await calls.get(`/teacher/lessons/${lessonId}`)).body.teacherHereAt).not.toBeNull();
  school.clock.set(day(time));
  for (let ticks = 0; ticks < 2; ticks += 1) await school.lessonRoom.keeper.tick();
  for (const page of pages) page.send({ t: 'bye' });
  await Promise.all(pages.map((page) => page.closeCode()));
  await expect.poll(async () => (await school.staffing.attendanceOf(lessonId)).length).toBe(2);
  school.clock.set(day('18:50'));
  const finished = await calls.post(`/lesson-room/${lessonId}/finish`, { absent: [], note: null, homework: null, pages: [] });
  expect(finished.status).toBe(200);
  school.clock.set(day('19:00'));
  await school.jobs.now('scheduling.settle-marks');
  const kinds = async (): Promise<string[]> =>
    (await school.as(manager()).get('/manager/lesson-cases')).body.cases.map(({ kind }: { kind: string }) => kind);
  const family = school.as(anya.parent);
  const object = () => family.post(`/events/${lessonId}/objection`, { text: 'Связь пропала, урока почти не было' });
  const mayObject = async () => (await family.get(`/events/${lessonId}`)).body.may.object;
  return { kinds, object, mayObject };
}

test('together for less than half of the lesson: a manager sees it, and the family may say that it was none', async () => {
  const { kinds, object, mayObject } = await heldUntil('18:24:50');
  expect(await kinds()).toEqual(['heldShort']);
  expect(await mayObject()).toMatchObject({ allowed: true });
  expect((await object()).status).toBe(200);
  expect((await kinds()).toSorted()).toEqual(['heldShort', 'objection']);
});

test('together for half of it: nobody has to look, and there is nothing to object to', async () => {
  const { kinds, object, mayObject } = await heldUntil('18:25:10');
  expect(await kinds()).toEqual([]);
  expect(await mayObject()).toMatchObject({ allowed: false, why: 'scheduling.nothing_to_object' });
  expect((await object()).body.error.code).toBe('scheduling.nothing_to_object');
});
