import { haveFamily } from '../../families/testing.ts';
import { haveFamily as haveBookedFamily, haveLearning, haveTeacher } from '../../scheduling/testing.ts';
import { newId } from '#platform/ids';
import { openSchool } from '../../../testing.ts';
import { describe, expect, test } from 'vitest';

import { conductLesson, startLearning } from '../testing.ts';

describe('a course', () => {
  test('begins at the recommended level, with every lesson still locked', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family, 'math', 'm2');
    const { body } = await school.as(family.kid).get(`/kids/${family.kidUid}/courses`);
    expect(body.courses).toMatchObject([
      {
        courseCode: 'math',
        levelCode: 'm2',
        stars: 0,
        lessonProgress: { count: 36, completed: 0 },
        currentLesson: null,
        nextLesson: 'm2-01',
        currentHomework: [],
        currentTask: null,
      },
    ]);
    const program = (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/math`)).body;
    expect(program.levels.map(({ levelCode }: { levelCode: string }) => levelCode)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(program.levels[1].lessons.map(({ state }: { state: string }) => state)).toEqual(Array.from({ length: 36 }, () => 'locked'));
  });

  test('at a level nobody knows begins at its first', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family, 'reading', null);
    expect((await school.as(family.kid).get(`/kids/${family.kidUid}/courses/reading`)).body.levelCode).toBe('r1');
  });

  test('opens a lesson for each conducted one: the first opens the first, and so on', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    const states = async () => {
      const { levels } = (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/math`)).body;
      return levels[1].lessons
        .map(({ state }: { state: string }) => state)
        .join(' ')
        .replaceAll(' locked', '');
    };
    await conductLesson(school, family);
    expect(await states()).toBe('open');
    await conductLesson(school, family);
    await conductLesson(school, family);
    expect(await states()).toBe('open open open');
    const { courses } = (await school.as(family.kid).get(`/kids/${family.kidUid}/courses`)).body;
    expect(courses[0]).toMatchObject({
      currentLesson: 'm2-14',
      nextLesson: 'm2-15',
      currentTask: { lessonCode: 'm2-01', playbookUid: 'math-m2-01-home' },
    });
    expect(
      courses[0].currentHomework.map(({ lessonCode, complete }: { lessonCode: string; complete: boolean }) => [lessonCode, complete]),
    ).toEqual([
      ['m2-01', false],
      ['m2-13', false],
      ['m2-14', false],
    ]);
  });

  test('the same conducted lesson, heard of twice, opens one', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    const lessonId = newId();
    await conductLesson(school, family, { lessonId });
    await conductLesson(school, family, { lessonId });
    expect((await school.as(family.kid).get(`/kids/${family.kidUid}/courses/math`)).body.currentLesson).toBe('m2-01');
  });

  test('a trial opens nothing', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await conductLesson(school, family, { kind: 'trial' });
    expect((await school.as(family.kid).get(`/kids/${family.kidUid}/courses`)).body.courses).toEqual([]);
  });

  test('after the last lesson of a level goes on with the first of the next', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family, 'reading', 'r1');
    for (let lesson = 1; lesson <= 37; lesson++) await conductLesson(school, family, { courseCode: 'reading' });
    const course = (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/reading`)).body;
    expect(course).toMatchObject({ currentLesson: 'r2-01', nextLesson: 'r2-02' });
  });

  test('of reading is numbered 1 to 72, and a lesson is found by its number', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family, 'reading', 'r1');
    const kid = school.as(family.kid);
    const lesson = (await kid.get(`/kids/${family.kidUid}/courses/reading/lessons/72`)).body;
    expect(lesson).toMatchObject({
      lessonCode: 'r2-36',
      number: 72,
      state: 'locked',
      onlinePlaybooks: [{ playbookUid: 'reading-r2-36-online' }],
    });
    expect((await kid.get(`/kids/${family.kidUid}/courses/reading/lessons/73`)).body.error.code).toBe('learning.lesson_not_found');
  });

  test('is listed with levels and lessons for whoever chooses one', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school);
    const { courses } = (await school.as(parent).get('/courses')).body;
    const math = courses.find(({ courseCode }: { courseCode: string }) => courseCode === 'math');
    expect(math.levels.map(({ levelCode, lessons }: { levelCode: string; lessons: unknown[] }) => [levelCode, lessons.length])).toEqual([
      ['m1', 36],
      ['m2', 36],
      ['m3', 36],
      ['m4', 36],
    ]);
  });
});

describe('who may look and play', () => {
  test('a locked lesson cannot be played, nor a course that is not studied', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    await conductLesson(school, family);
    const open = (playbookUid: string) => school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/${playbookUid}/attempts`);
    expect((await open('math-m2-02-home')).body.error).toMatchObject({ code: 'learning.lesson_locked' });
    for (const strange of ['reading-r1-01-home', 'math-m2-99-home', 'nothing'])
      expect((await open(strange)).body.error.message).toBe('Slide not found');
  });

  test("another family's kid, lesson and attempt are not found", async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    const stranger = await haveFamily(school);
    await startLearning(school, family);
    await conductLesson(school, family);
    const opened = await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`);
    const { attemptUid } = opened.body;
    for (const who of [stranger.parent, stranger.kid]) {
      for (const path of [
        `/kids/${family.kidUid}/courses`,
        `/kids/${family.kidUid}/courses/math`,
        `/kids/${family.kidUid}/courses/math/lessons/m2-01`,
        `/attempts/${attemptUid}`,
      ]) {
        expect([path, (await school.as(who).get(path)).status]).toEqual([path, 404]);
      }
    }
    expect((await school.as(stranger.parent).get(`/courseProgress/${family.kidUid}/math`)).status).toBe(404);
    expect((await school.as(stranger.parent).get(`/attempts/${attemptUid}/review`)).status).toBe(404);
    const forged = await school.as(stranger.kid).post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer: null });
    expect(forged.body.error.code).toBe('playbooks.attempt_not_found');
    expect((await school.as(stranger.kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).status).toBe(404);
  });

  test('a brother or sister sees neither', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    const sister = { ...family.kid, kidUid: newId() };
    expect((await school.as(sister).get(`/kids/${family.kidUid}/courses`)).status).toBe(404);
  });

  test('parents read and never answer; teachers see their own pupils only', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    await conductLesson(school, family);
    expect((await school.as(family.parent).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).status).toBe(403);
    const teacher = { role: 'teacher' as const, accountId: newId(), sessionId: newId(), customerId: newId(), locale: 'ru-RU' as const };
    expect((await school.as(teacher).get(`/kids/${family.kidUid}/courses`)).status).toBe(404);
    expect((await school.as().get(`/kids/${family.kidUid}/courses`)).status).toBe(401);
  });

  test('the teacher who gave a trial sees how the kid does, and what it answered', async () => {
    const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
    const family = await haveBookedFamily(school);
    const { teacher } = await haveTeacher(school);
    await haveLearning(school, { family, teacher, startsAt: '2026-11-24T15:00+03:00' });
    await startLearning(school, family);
    await conductLesson(school, family);
    const kid = { ...family.parent, role: 'kid' as const, sessionId: newId(), kidUid: family.kidUid };
    const { attemptUid } = (await school.as(kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    expect((await school.as(teacher).get(`/kids/${family.kidUid}/courses`)).body.courses).toMatchObject([{ courseCode: 'math' }]);
    expect((await school.as(teacher).get(`/attempts/${attemptUid}/review`)).status).toBe(200);
    const stranger = await haveTeacher(school, { name: 'Пётр' });
    expect((await school.as(stranger.teacher).get(`/attempts/${attemptUid}/review`)).status).toBe(404);
  });

  test("the kid's own document carries its progress", async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family);
    await conductLesson(school, family);
    const { body } = await school.as(family.parent).get(`/kids/${family.kidUid}`);
    expect(body.coursesProgress).toEqual([
      { courseCode: 'math', isDisabled: false, lessonProgress: { count: 36, completed: 0 }, stars: 0, homework: 1, endDate: null },
    ]);
  });
});
