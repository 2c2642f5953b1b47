import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { startLearning } from '../../learning/testing.ts';
import { at, lettersTo, mailOf } from '../../staffing/testing.ts';
import { aStroke, eraseKid, haveRoom, type TestRoom } from '../testing.ts';

const day = (time: string) => at(`2026-11-24T${time}`);

/** Lets the server write down who is there, as it does by itself every other second. */
async function signs({ school }: TestRoom): Promise<void> {
  for (let ticks = 0; ticks < 2; ticks += 1) await school.lessonRoom.keeper.tick();
}

/** What the school says of answers of the child: right at the first try so often, and wrong once. */
async function judged({ school, lessonId, anya }: TestRoom, right: number) {
  const op = (round: number, verdict: 'right' | 'wrong') => ({
    opid: randomUUID(),
    who: 'school',
    op: {
      kind: 'judged' as const,
      taskNo: 1,
      kidUid: anya.kidUid,
      playbookUid: 'math-m2-01-online',
      taskIdx: 2,
      round,
      verdict,
      done: true,
    },
  });
  await school.lessonRoom.note(lessonId, [...Array.from({ length: right }, (_, round) => op(round, 'right')), op(right, 'wrong')]);
}

/** Anya and Olga were in the lesson from 18:00 to 18:46: four of five tasks right, a line on the board, a star. */
async function haveHeldLesson() {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  await startLearning(school, anya);
  const [child, adult] = [await room.enter(room.kid), await room.enter(room.teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  const calls = school.as(room.teacher);
  await expect.poll(async () => (await calls.get(`/teacher/lessons/${lessonId}`)).body.teacherHereAt).not.toBeNull();
  await child.event(adult.op(aStroke()));
  await child.event(adult.op({ kind: 'star', kidUid: anya.kidUid }));
  await judged(room, 4);
  school.clock.set(day('18:46'));
  await signs(room);
  const sheet = async () => (await calls.get(`/lesson-room/${lessonId}/finish`)).body;
  const finish = (body: object = {}) =>
    calls.post(`/lesson-room/${lessonId}/finish`, { absent: [], note: null, homework: null, pages: [], ...body });
  const lesson = async () => (await calls.get(`/teacher/lessons/${lessonId}`)).body;
  return { ...room, child, adult, calls, sheet, finish, lesson };
}

const kept = async ({ school, lessonId }: Pick<TestRoom, 'school' | 'lessonId'>) =>
  school.db.all(sql<{ stars: number; tasks: unknown }>`select stars, tasks from lesson_room_summaries where lesson_id = ${lessonId}`);

test('the sheet has everything filled in: who was there, how it went by first tries, homework, the board', async () => {
  const { sheet, anya } = await haveHeldLesson();
  const filled = await sheet();
  expect(filled.kids).toMatchObject([{ kidUid: anya.kidUid, face: { name: 'Аня' }, absent: false, figures: { firstTry: 4, of: 5 } }]);
  expect(Math.abs(filled.kids[0].seconds - 46 * 60)).toBeLessThanOrEqual(10);
  expect(filled).toMatchObject({
    isTrial: false,
    minutes: 50,
    figures: { firstTry: 4, of: 5 },
    note: { result: 'great', tags: ['mastered'], text: '', isWritten: false },
    homework: { playbookUids: ['math-m2-01-home'] },
    pages: [{ page: 0, ground: 'plain', picture: null, strokes: 1 }],
    trial: null,
    finishedAt: null,
    may: { finish: { allowed: true } },
  });
});

test('a lesson is ended in one act: its mark, the note, the homework and the room; said again it stays as it was said', async () => {
  const held = await haveHeldLesson();
  const { school, finish, lesson, child, calls, lessonId, anya } = held;
  const note = { result: 'good', tags: ['active'], text: 'Молодец' } as const;
  const before = (await lettersTo(school, mailOf(anya))).length;
  const done = await finish({ note, homework: ['math-m2-01-online'], pages: [0] });
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ finishedAt: day('18:46').toString(), note: { ...note, isWritten: true } });
  expect(await lesson()).toMatchObject({ status: 'conducted', mark: { outcome: 'conducted' }, note });
  expect((await calls.get(`/teacher/lessons/${lessonId}/plan`)).body.homework.playbookUids).toEqual(['math-m2-01-online']);
  expect((await child.kind('end')).op).toEqual({ kind: 'end', as: 'finished', result: 'good' });
  expect(await child.next('over')).toMatchObject({ code: 'ended', endedAs: 'finished' });
  expect(await kept(held)).toMatchObject([{ stars: 1, tasks: [{ playbookUid: 'math-m2-01-online', taskIdx: 2, ofAll: false }] }]);

  const again = await finish({ note: { ...note, text: 'Другое' } });
  expect([again.status, again.body.note.text]).toEqual([200, 'Молодец']);
  // As with any mark, nothing follows from it until it can no longer be undone.
  await school.outbox.drain();
  expect((await lettersTo(school, mailOf(anya))).length).toBe(before);
  expect((await calls.post(`/teacher/lessons/${lessonId}/undo-mark`)).status).toBe(200);
  expect((await finish({ note: { ...note, text: 'Другое' } })).body).toMatchObject({ note: { text: 'Другое' } });
});

test('a word to the family is read with what came of the lesson, the note by colleagues alone; with the child it goes', async () => {
  const { school, lessonId, anya, finish } = await haveHeldLesson();
  await finish({ note: { result: 'hard', tags: [], text: 'Устала' }, word: 'Аня сама нашла ошибку.' });
  const summary = async () => (await school.as(anya.parent).get(`/lesson-room/${lessonId}/summary`)).body;
  expect(await summary()).toMatchObject({ word: 'Аня сама нашла ошибку.' });
  expect(JSON.stringify(await summary())).not.toContain('Устала');
  await eraseKid(school, anya);
  const left = await school.db.all(sql`select word, kids from lesson_room_finishes`);
  expect(left).toEqual([{ word: '', kids: [] }]);
});

test('of a child that was there it is not said that it did not come, another teacher finds no sheet, two taps end the lesson once', async () => {
  const { finish, sheet, school, lessonId, teacher, anya } = await haveHeldLesson();
  expect((await sheet()).kids[0].mayBeAbsent).toMatchObject({ allowed: false, why: 'lesson_room.kid_was_here' });
  const refused = await finish({ absent: [anya.kidUid] });
  expect(refused.body.error).toMatchObject({ code: 'lesson_room.kid_was_here', facts: { kidUid: anya.kidUid } });

  const stranger = school.as({ ...teacher, customerId: randomUUID() });
  expect((await stranger.get(`/lesson-room/${lessonId}/finish`)).body.error.code).toBe('lesson_room.not_found');

  const answers = await Promise.all([finish(), finish()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const marks = await school.db.all(sql`select 1 as it from scheduling_marks`);
  expect(marks.length).toBe(1);
});

/** Where the end of a lesson writes, from the first statement to the last. */
const written = [
  'lesson_room_finishes',
  'learning_plans',
  'scheduling_marks',
  'scheduling_lesson_notes',
  'lesson_room_summaries',
  'lesson_room_events',
];

test('whichever write of the end fails, nothing of it has happened, and said again it is done', async () => {
  const held = await haveHeldLesson();
  const { school, finish, lesson, sheet } = held;
  await school.db.run(sql`
      create function breaks() returns trigger language plpgsql as 'begin raise exception ''the line is cut''; end'`);
  const note = { result: 'good', tags: [], text: 'Молодец' };
  for (const table of written) {
    await school.db.run(sql.raw(`create trigger breaks before insert on ${table} for each row execute function breaks()`));
    const { status } = await finish({ note, homework: ['math-m2-01-online'] });
    expect({ table, status }).toEqual({ table, status: 500 });
    school.faults.length = 0;
    expect({ table, ...(await lesson()) }).toMatchObject({ table, status: 'inProgress', mark: null, note: null });
    const untouched = { finishedAt: null, homework: { playbookUids: ['math-m2-01-home'] }, note: { isWritten: false } };
    expect({ table, ...(await sheet()) }).toMatchObject({ table, ...untouched });
    expect({ table, kept: await kept(held) }).toEqual({ table, kept: [] });
    await school.db.run(sql.raw(`drop trigger breaks on ${table}`));
  }
  expect((await finish({ note, homework: ['math-m2-01-online'] })).status).toBe(200);
});

test('long before its planned end a lesson is ended with a reason', async () => {
  const { school, finish, sheet } = await haveHeldLesson();
  school.clock.set(day('18:30'));
  expect((await sheet()).may.finish).toMatchObject({ allowed: false, why: 'scheduling.too_early_to_conduct' });
  expect((await finish()).body.error.code).toBe('scheduling.too_early_to_conduct');
  expect((await finish({ reason: 'Аня устала' })).status).toBe(200);
});

test('where nobody came it is proposed so, and the lesson is closed as missed', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  const adult = await room.enter(room.teacher);
  await adult.next('ready');
  const calls = school.as(room.teacher);
  await expect.poll(async () => (await calls.get(`/teacher/lessons/${lessonId}`)).body.teacherHereAt).not.toBeNull();
  school.clock.set(day('18:10'));
  await signs(room);
  await school.lessonRoom.keeper.tick();
  const finish = () => calls.post(`/lesson-room/${lessonId}/finish`, { absent: [anya.kidUid], note: null, homework: null, pages: [] });
  const { status } = await finish();
  expect(status).toBe(200);
  expect((await calls.get(`/teacher/lessons/${lessonId}`)).body).toMatchObject({ status: 'nonAttendance' });
  expect(await adult.next('over')).toMatchObject({ code: 'ended' });
  expect((await calls.get(`/lesson-room/${lessonId}/finish`)).body.kids[0].absent).toBe(true);
});
