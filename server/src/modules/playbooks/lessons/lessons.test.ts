import type { LessonBody } from '@school/contract/playbooks/lesson-texts';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { conductLesson, startLearning } from '../../learning/testing.ts';

const address = '/manager/lessons/math/m2-01';
const manager = signedIn('manager');

async function opened() {
  const school = await openSchool();
  const own = school.as(manager);
  const { inForce } = (await own.get(address)).body as { inForce: LessonBody };
  const save = async (body: LessonBody, revision = 0) => (await own.post(`${address}/draft`, { revision, body })).body;
  const publish = (revision: number) => own.post(`${address}/publish`, { revision, reason: 'Стало понятнее' });
  return { school, own, inForce, save, publish };
}

const titled = (body: LessonBody, ru: string): LessonBody => ({ ...body, title: { ...body.title, ru } });
const written = (body: LessonBody, text: string): LessonBody => ({
  ...body,
  tasks: [{ ask: { ru: 'Сколько?', en: 'How many?' }, hint: null, explain: null, written: text, atHome: true }],
});

test('a lesson is written, checked, tried in the player and published; who has begun it goes on as it was', async () => {
  const { school, own, inForce, save, publish } = await opened();
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family, { courseCode: 'math' });
  const begun = () => school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`);
  const before = (await begun()).body;

  const wrong = await save(written(inForce, 'template: choice-one\noptions: [да, нет]\nright: 4'));
  expect(wrong.faults).toEqual([{ kind: 'wrong', task: 1, where: 'right', check: 'fewOptions', values: {} }]);
  expect((await publish(wrong.revision)).body.error).toMatchObject({ code: 'playbooks.lesson_not_ready', facts: { count: 1 } });

  const draft = await save(written(titled(inForce, 'Ёжик считает'), 'template: type-number\nright: 7'), wrong.revision);
  expect(draft.faults.filter(({ kind }: { kind: string }) => kind === 'wrong')).toEqual([]);
  const played = { revision: draft.revision, seed: 'one' };
  const { items, title } = (await own.post(`${address}/preview`, played)).body;
  expect(title.ru).toBe('Ёжик считает');
  expect(items).toMatchObject([{ task: { template: 'type-number', ask: { ru: 'Сколько?' } } }]);
  expect(JSON.stringify(items)).not.toContain('"right"');
  const answer = (its: object, tryNo = 1) =>
    own.post(`${address}/preview/answers`, { ...played, taskIdx: 0, round: 0, try: tryNo, answer: { template: 'type-number', ...its } });
  expect((await answer({ numbers: [6] })).body).toMatchObject({ verdict: 'wrong', settled: false, next: { taskIdx: 0, round: 0 } });
  expect((await answer({ numbers: [7] }, 2)).body).toMatchObject({ verdict: 'right', settled: true, next: null });

  const shownTitle = async () => (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/math/lessons/m2-01`)).body.title;
  expect((await shownTitle()).ru).toBe(inForce.title.ru);
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  expect((await publish(draft.revision)).status).toBe(200);
  expect((await shownTitle()).ru).toBe('Ёжик считает');
  expect((await begun()).body.items).toEqual(before.items);
  expect(school.library.course('math', school.clock.now().subtract({ seconds: 1 }))).toBe(school.library.original('math'));

  const other = await haveFamily(school);
  await startLearning(school, other, 'math', 'm2');
  await conductLesson(school, other, { courseCode: 'math' });
  const anew = (await school.as(other.kid).post(`/kids/${other.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
  expect(anew.items.map(({ task }: { task: { template: string } }) => task.template)).toEqual(['type-number']);

  expect(await own.get(address)).toMatchObject({
    body: { isOriginal: false, work: null, versions: [{ isCurrent: true, reason: 'Стало понятнее' }] },
  });
  expect((await own.post(`${address}/restore`, { reason: 'Рано' })).status).toBe(200);
  expect((await shownTitle()).ru).toBe(inForce.title.ru);
  expect((await own.post(`${address}/restore`, { reason: 'Рано' })).body.error.code).toBe('playbooks.lesson_is_original');
  await expect(school.db.run(sql`update library_lesson_versions set reason = ''`)).rejects.toThrow('never edited');
});

test('of two who write at once the second is told; who has no right reads nothing', async () => {
  const { school, own, inForce, save, publish } = await opened();
  const first = await save(titled(inForce, 'Раз'));
  await save(titled(inForce, 'Два'), first.revision);
  expect((await save(titled(inForce, 'Три'), first.revision)).error).toMatchObject({ code: 'playbooks.lesson_changed' });
  expect((await publish(first.revision)).body.error.code).toBe('playbooks.lesson_changed');
  const { courses } = (await own.get('/manager/lessons')).body;
  const listed = courses.flatMap((course: { levels: { lessons: object[] }[] }) => course.levels.flatMap(({ lessons }) => lessons));
  expect(listed.filter(({ draftBy }: { draftBy: string | null }) => draftBy !== null)).toMatchObject([{ lessonCode: 'm2-01' }]);
  expect((await school.as({ ...manager, rights: ['people'] }).get(address)).body.error.code).toBe('identity.right_needed');
  expect((await own.get('/manager/lessons/math/m9-99')).body.error.code).toBe('playbooks.lesson_not_found');
});

test('a lesson for those who cannot read tells what nobody has recorded, and may be published', async () => {
  const { school } = await opened();
  const own = school.as(manager);
  const pre = '/manager/lessons/reading/r1-01';
  const { inForce } = (await own.get(pre)).body as { inForce: LessonBody };
  const ask = { ru: 'Прочитай с большой улыбкой', en: 'Read it with a big smile' };
  const body = { ...inForce, tasks: inForce.tasks.map((task) => (task.ask ? { ...task, ask } : task)) };
  const { revision, faults } = (await own.post(`${pre}/draft`, { revision: 0, body })).body;
  expect(faults).toContainEqual({ kind: 'unheard', task: null, where: null, check: 'unheard', values: { text: ask.ru.toLowerCase() } });
  expect(faults.filter(({ kind }: { kind: string }) => kind === 'wrong')).toEqual([]);
  expect((await own.post(`${pre}/publish`, { revision, reason: 'Веселее' })).status).toBe(200);
});

test('a lesson is added last in its level: whoever is in the middle keeps the place and comes to it in turn', async () => {
  const { school, own } = await opened();
  const family = await haveFamily(school);
  const lessons = school.library.course('writing')?.levels[0]?.lessons ?? [];
  const [count, last] = [lessons.length, lessons.at(-1)?.lessonCode];
  // No lesson of the level has this code yet: the next after all there are.
  const next = Math.max(...lessons.map((lesson) => Number(lesson.lessonCode.slice(-2)))) + 1;
  await startLearning(school, family, 'writing', 'w1');
  for (let held = 1; held < count; held++) await conductLesson(school, family, { courseCode: 'writing' });
  const course = async () => (await school.as(family.kid).get(`/kids/${family.kidUid}/courses`)).body.courses[0];
  expect(await course()).toMatchObject({ levelCode: 'w1', nextLesson: last, lessonProgress: { count } });

  const { lessonCode } = (await own.post('/manager/lessons/writing/levels/w1/lessons', { title: { ru: 'Ёлка', en: 'A tree' } })).body;
  expect(lessonCode).toBe(`w1-${next}`);
  const at = `/manager/lessons/writing/${lessonCode}`;
  const { inForce, state, hasOriginal, work } = (await own.get(at)).body;
  expect([state, hasOriginal, inForce.tasks]).toEqual(['new', false, []]);
  const body = {
    ...written(work.body, 'template: type-number\nright: 7'),
    goal: { ru: 'Считать игрушки', en: 'Count toys' },
  };
  const unsaid = (await own.post(`${at}/draft`, { revision: work.revision, body: { ...body, goal: work.body.goal } })).body;
  expect(unsaid.faults).toMatchObject([{ where: 'goal.ru', check: 'tooFew', values: { limit: '1' } }]);
  const saved = (await own.post(`${at}/draft`, { revision: unsaid.revision, body })).body;
  expect((await course()).lessonProgress.count).toBe(count);
  expect((await own.post(`${at}/publish`, { revision: saved.revision, reason: 'К Новому году' })).status).toBe(200);
  expect(await course()).toMatchObject({ levelCode: 'w1', nextLesson: last, lessonProgress: { count: count + 1 } });
  await conductLesson(school, family, { courseCode: 'writing' });
  expect((await course()).nextLesson).toBe(lessonCode);
  await conductLesson(school, family, { courseCode: 'writing' });
  const opens = await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/writing-${lessonCode}-home/attempts`);
  const ofLesson = opens.body.items.filter(({ why }: { why?: string }) => why === undefined);
  expect(ofLesson).toMatchObject([{ task: { template: 'type-number' } }]);
  expect((await own.post(`${at}/restore`, { reason: 'Нет' })).body.error.code).toBe('playbooks.lesson_is_own');
  // Its code is its own for ever.
  expect((await own.post('/manager/lessons/writing/levels/w1/lessons', { title: { ru: 'Ещё', en: 'More' } })).body.lessonCode).toBe(
    `w1-${next + 1}`,
  );
});

test('a lesson changes places with its neighbour: who has done either keeps it, its stars and what comes next in turn', async () => {
  const { school, own } = await opened();
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  for (let held = 0; held < 2; held++) await conductLesson(school, family, { courseCode: 'math' });
  const course = async () => (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/math`)).body;
  const orderOf = async () => (await course()).levels[1].lessons.slice(0, 4).map(({ lessonCode }: { lessonCode: string }) => lessonCode);
  // Families know the lessons of a level from 1 on, and so do its staff.
  const first = (await own.get(address)).body.number as number;
  expect(first).toBe(1);
  const move = (lessonCode: string, to: string, number: number) =>
    own.post(`/manager/lessons/math/${lessonCode}/move`, { to, number: first + number - 1 });
  const before = await course();
  expect(before.nextLesson).toBe('m2-14');
  // What stands behind the child goes on; what it has not come to comes in the new order.
  expect((await move('m2-13', 'up', 2)).status).toBe(200);
  expect((await move('m2-15', 'up', 4)).status).toBe(200);
  expect(await orderOf()).toEqual(['m2-13', 'm2-01', 'm2-15', 'm2-14']);
  expect(await course()).toMatchObject({ nextLesson: 'm2-15', stars: before.stars, lessonProgress: before.lessonProgress });
  expect((await move('m2-15', 'up', 4)).body.error).toMatchObject({ code: 'playbooks.lesson_moved', facts: { number: first + 2 } });
  expect((await move('m2-13', 'up', 1)).body.error.code).toBe('playbooks.lesson_at_end');
  expect((await move('m2-15', 'down', 3)).status).toBe(200);
  expect((await course()).nextLesson).toBe('m2-14');
  await expect(school.db.run(sql`update library_lesson_places set place = 1`)).rejects.toThrow('never edited');
  const { entries } = (await own.get('/manager/audit')).body;
  expect(entries[0]).toMatchObject({
    act: 'lessons.moved',
    subject: { type: 'lesson', name: { ru: 'Соседи на числовой дорожке', en: expect.any(String) } },
    before: { lessonNumber: first + 2 },
    after: { lessonNumber: first + 3 },
  });
});

test('a lesson that asks for letters stays behind the one that teaches them', async () => {
  const { own } = await opened();
  const { levels } = (await own.get('/manager/lessons')).body.courses.find(
    ({ courseCode }: { courseCode: string }) => courseCode === 'reading',
  );
  const [, , third] = levels[0].lessons;
  const refused = await own.post(`/manager/lessons/reading/${third.lessonCode}/move`, { to: 'up', number: third.number });
  expect(refused.body.error).toMatchObject({ code: 'playbooks.letters_come_later', facts: { number: third.number - 1 } });
});

test('a lesson that was taken out is nobody’s next one; who has done it reads it and keeps its stars', async () => {
  const { school, own } = await opened();
  const [done, before] = [await haveFamily(school), await haveFamily(school)];
  for (const family of [done, before]) await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, done, { courseCode: 'math' });
  const course = async ({ kid, kidUid }: typeof done) => (await school.as(kid).get(`/kids/${kidUid}/courses`)).body.courses[0];
  const lessonsOf = async ({ kid, kidUid }: typeof done) =>
    (await school.as(kid).get(`/kids/${kidUid}/courses/math`)).body.levels[1].lessons.map(
      ({ lessonCode }: { lessonCode: string }) => lessonCode,
    );
  const open = () => school.as(done.kid).post(`/kids/${done.kidUid}/playbooks/math-m2-01-home/attempts`);
  await open();
  const stars = (await course(done)).stars;

  const numberBefore = school.library.course('math')?.levels[1]?.lessons[1]?.number;
  expect((await own.post(`${address}/take-out`, { reason: 'Повторяет второй' })).status).toBe(200);
  expect((await own.post(`${address}/take-out`, { reason: 'Ещё раз' })).body.error.code).toBe('playbooks.lesson_taken');
  expect(await course(before)).toMatchObject({ nextLesson: 'm2-13', lessonProgress: { count: 35 } });
  expect((await lessonsOf(before))[0]).toBe('m2-13');
  expect(await course(done)).toMatchObject({ nextLesson: 'm2-13', stars, currentTask: { lessonCode: 'm2-01' } });
  expect((await lessonsOf(done)).slice(0, 2)).toEqual(['m2-01', 'm2-13']);
  expect((await open()).status).toBe(200);
  expect((await own.get(address)).body).toMatchObject({ state: 'taken', versions: [{ isTaken: true, isCurrent: true }] });
  // The others keep their numbers, and nobody finds it among what there is to learn.
  expect(school.library.course('math')?.levels[1]?.lessons[0]).toMatchObject({ lessonCode: 'm2-13', number: numberBefore });

  expect((await own.post(`${address}/put-back`, { reason: 'Нужен' })).status).toBe(200);
  expect((await own.post(`${address}/put-back`, { reason: 'Ещё раз' })).body.error.code).toBe('playbooks.lesson_taught');
  expect(await course(before)).toMatchObject({ nextLesson: 'm2-01', lessonProgress: { count: 36 } });
});

test('a level keeps its last lesson', async () => {
  const { own } = await opened();
  const { courses } = (await own.get('/manager/lessons')).body;
  const level = courses.find(({ courseCode }: { courseCode: string }) => courseCode === 'bilingual').levels[0];
  const codes: string[] = level.lessons.map(({ lessonCode }: { lessonCode: string }) => lessonCode);
  const answers = [];
  for (const code of codes) answers.push((await own.post(`/manager/lessons/bilingual/${code}/take-out`, { reason: 'Проверка' })).status);
  expect(answers).toEqual([...codes.slice(1).map(() => 200), 409]);
});
