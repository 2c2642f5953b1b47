import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { at, lettersTo, mailOf } from '../../staffing/testing.ts';
import { eraseKid, haveRoom } from '../testing.ts';

/** Olga gave Anya her lesson of the 24th and ended it with a word. */
async function haveTold(word: string) {
  const room = await haveRoom();
  const { school, lessonId, anya, teacher, kid } = room;
  const [child, adult] = [await room.enter(kid), await room.enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  const calls = school.as(teacher);
  await expect.poll(async () => (await calls.get(`/teacher/lessons/${lessonId}`)).body.teacherHereAt).not.toBeNull();
  school.clock.set(at('2026-11-24T18:46'));
  const done = await calls.post(`/lesson-room/${lessonId}/finish`, { absent: [], note: null, homework: null, pages: [], word });
  expect(done.status).toBe(200);
  const path = `/lesson-room/${lessonId}/report`;
  const letters = async () => {
    await school.outbox.drain();
    return (await lettersTo(school, mailOf(anya))).filter(({ subject }) => subject === 'Рассказ об уроке исправлен');
  };
  return { ...room, calls, path, letters, correct: (text: string) => calls.post(path, { text }) };
}

test('what a family was told is corrected, and the family is told once', async () => {
  const { school, lessonId, anya, calls, path, letters, correct, teacher } = await haveTold('Соня молодец');
  expect((await calls.get(path)).body.sent).toMatchObject({ text: 'Соня молодец', before: [], may: { allowed: true } });
  const lessonBefore = (await calls.get(`/teacher/lessons/${lessonId}`)).body;
  school.clock.set(at('2026-11-24T19:10'));
  expect((await correct('Аня молодец')).body.sent).toMatchObject({ text: 'Аня молодец', before: [{ text: 'Соня молодец' }] });
  expect((await correct('Аня большая молодец')).body.sent.before).toHaveLength(2);
  // The same words again are no correction.
  expect((await correct('Аня большая молодец')).body.sent.before).toHaveLength(2);
  expect(await letters()).toHaveLength(1);
  const { body } = await school.as(anya.parent).get(`/lesson-room/${lessonId}/summary`);
  expect(body).toMatchObject({ word: 'Аня большая молодец', correctedAt: at('2026-11-24T19:10').toString() });
  expect((await calls.get(`/teacher/lessons/${lessonId}`)).body).toMatchObject({ status: lessonBefore.status, mark: lessonBefore.mark });
  expect((await school.as({ ...teacher, customerId: crypto.randomUUID() }).get(path)).body.error.code).toBe('lesson_room.not_found');
  expect((await correct('а'.repeat(301))).body.error.code).toBe('request.invalid');
  await eraseKid(school, anya);
  expect(await school.db.all(sql`select distinct before, kids from lesson_room_corrections`)).toEqual([{ before: '', kids: [] }]);
});

test('a day later it is refused with when that ended, and where nothing was sent there is nothing to correct', async () => {
  const { school, correct, path, calls } = await haveTold('Молодец');
  school.clock.set(at('2026-11-25T18:46'));
  const { error } = (await correct('Умница')).body;
  expect(error).toMatchObject({ code: 'lesson_room.correction_over', facts: { until: at('2026-11-25T18:46').toString() } });
  expect((await calls.get(path)).body.sent.may.allowed).toBe(false);
  const silent = await haveTold('');
  expect((await silent.calls.get(silent.path)).body).toEqual({ sent: null });
  expect((await silent.correct('Умница')).body.error.code).toBe('lesson_room.nothing_sent');
});
