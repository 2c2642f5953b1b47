import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveLearning, haveTeacher } from '../../scheduling/testing.ts';
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
    return (await lettersTo(school, mailOf(anya))).filter(({ subject }) => subject === 'Отчёт об уроке исправлен');
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

test('the report of a trial is corrected as well: its words alone, not what came of it', async () => {
  const school = await openSchool();
  const { teacher } = await haveTeacher(school);
  const family = await haveFamily(school);
  const { processId, lessonId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
  const calls = school.as(teacher);
  const path = `/lesson-room/${lessonId}/report`;
  expect((await calls.get(path)).body.sent).toMatchObject({ text: 'Считает уверенно', before: [], may: { allowed: true } });
  // Longer than the word of a lesson may be, as a report of a trial is.
  const longer = `Считает уверенно ${'и спокойно '.repeat(40)}`.trim();
  const { status, body } = await calls.post(path, { text: longer });
  expect(status).toBe(200);
  expect(body.sent).toMatchObject({ text: longer, before: [{ text: 'Считает уверенно' }] });
  const { report } = (await calls.get(`/teacher/lessons/${lessonId}`)).body;
  expect(report).toMatchObject({ outcome: 'recommended', courseCode: 'math', level: 'm2', text: longer });
  const processes = await school.calendar.processesOf(family.familyId);
  expect(processes.find((it) => it.processId === processId)).toMatchObject({
    courseCode: 'math',
    level: 'm2',
    state: 'waitPositiveBalance',
  });
  await school.outbox.drain();
  expect((await lettersTo(school, mailOf(family))).filter(({ subject }) => subject?.includes('исправлен'))).toHaveLength(1);
  school.clock.set(at('2026-11-26T12:00'));
  expect((await calls.post(path, { text: 'Иначе' })).body.error.code).toBe('lesson_room.correction_over');
});
