import { describe, expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { itemsOfAttempt, playThrough, rightAnswer, tellTales, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool, type TestSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

/** A kid that has had so many lessons of maths. */
async function havePlayer(school: TestSchool, lessons = 1) {
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  for (let held = 0; held < lessons; held++) {
    await conductLesson(school, family);
    school.clock.set(school.clock.now().add({ hours: 48 }));
  }
  const asKid = school.as(family.kid);
  const place = `/kids/${family.kidUid}/courses/math/game`;
  return { ...family, asKid, place, begin: async () => asKid.post(`${place}/rounds`), game: async () => (await asKid.get(place)).body };
}

describe('the game of a course', () => {
  test('opens with the first lesson', async () => {
    const school = await openSchool();
    const player = await havePlayer(school, 0);
    expect(await player.game()).toMatchObject({
      title: { ru: 'Ферма примеров', en: 'Sum Farm' },
      lesson: null,
      begun: false,
      rounds: 0,
      stars: 0,
      starsToNext: 5,
    });
    expect(await player.begin()).toMatchObject({ status: 409, body: { error: { code: 'learning.lesson_locked' } } });
    await conductLesson(school, player);
    expect((await player.begin()).status).toBe(200);
  });

  test('is played in rounds of six different tasks, without an answer in them', async () => {
    const school = await openSchool();
    const { begin, game } = await havePlayer(school);
    const { body } = await begin();
    expect(body).toMatchObject({ kind: 'game', courseCode: 'math', lessonCode: 'm2-01', playbookUid: 'math-m2-01-game', state: 'open' });
    expect(body.items).toHaveLength(6);
    expect(new Set(body.items.map(({ task }: { task: unknown }) => JSON.stringify(task))).size).toBe(6);
    for (const { task, hint, kept } of body.items) expect([tellTales(task), hint, kept]).toEqual([[], null, null]);
    expect(await game()).toMatchObject({ begun: true, rounds: 0 });
    // Left and opened again it goes on.
    expect((await begin()).body.attemptUid).toBe(body.attemptUid);
  });

  test('goes on without end, keeps the stars of every round, and finds a piece for five', async () => {
    const school = await openSchool();
    const { begin, game, kid, asKid, kidUid } = await havePlayer(school);
    const first = (await begin()).body;
    expect((await playThrough(school, kid, first, rightAnswer)).result).toMatchObject({ score: 100, stars: 3 });
    const second = (await begin()).body;
    expect(second.attemptUid).not.toBe(first.attemptUid);
    expect(second.items.map(({ task }: { task: unknown }) => task)).not.toEqual(first.items.map(({ task }: { task: unknown }) => task));
    const bad = await playThrough(school, kid, second, wrongAnswer);
    expect(await game()).toMatchObject({ rounds: 2, stars: 3 + (bad.result?.stars ?? 0), begun: false });
    await playThrough(school, kid, (await begin()).body, rightAnswer);
    const now = await game();
    expect(now).toMatchObject({ rounds: 3, stars: 6 + (bad.result?.stars ?? 0) });
    expect(now.pieces.map(({ found }: { found: boolean }) => found)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
    expect(now.pieces[0].face).toMatchObject({ picture: { kind: 'icon', icon: 'chicken' }, name: { ru: 'курица' } });
    // Stars of the game are its own.
    expect((await asKid.get(`/kids/${kidUid}/courses/math`)).body).toMatchObject({ stars: 0, lessonProgress: { completed: 0 } });
  });

  test('follows the child: its tasks are those of the lesson finished last', async () => {
    const school = await openSchool();
    const { begin, kid, asKid, kidUid } = await havePlayer(school, 2);
    expect((await begin()).body.lessonCode).toBe('m2-13');
    const homework = (await asKid.post(`/kids/${kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    await playThrough(school, kid, homework, rightAnswer);
    expect((await begin()).body.lessonCode).toBe('m2-01');
  });

  test('is nobody else’s: another family’s kid is not there, the parent looks on, and lessons do not open it', async () => {
    const school = await openSchool();
    const player = await havePlayer(school);
    const stranger = await haveFamily(school);
    for (const who of [stranger.kid, stranger.parent]) {
      expect(await school.as(who).get(player.place)).toMatchObject({ status: 404, body: { error: { code: 'families.kid_not_found' } } });
    }
    expect((await school.as(stranger.kid).post(`${player.place}/rounds`)).status).toBe(404);
    expect((await school.as(player.parent).get(player.place)).status).toBe(200);
    expect((await school.as(player.parent).post(`${player.place}/rounds`)).status).toBe(403);
    expect(await player.asKid.post(`/kids/${player.kidUid}/playbooks/math-m2-01-game/attempts`)).toMatchObject({
      status: 404,
      body: { error: { code: 'playbooks.slide_not_found' } },
    });
    expect((await player.asKid.get(`/kids/${player.kidUid}/courses/reading/game`)).body.error.code).toBe('learning.course_not_started');
  });

  test('has a whole round for every lesson of every course, and can be solved', async () => {
    const school = await openSchool();
    const { library, playbooks } = school;
    const { kid, kidUid } = await haveFamily(school);
    for (const course of library.courses()) {
      const uids = course.levels.flatMap(({ lessons }) =>
        lessons.map(({ lessonCode }) => playbooks.uidOf(course.courseCode, lessonCode, 'game')),
      );
      const rounds = uids.map((uid) => [uid, playbooks.slidesIn(uid) > 2]);
      expect(rounds).toEqual(uids.map((uid) => [uid, true]));
      for (const uid of [uids[0], uids.at(-1)]) {
        const attempt = await playbooks.open(kidUid, uid ?? '');
        const tasks = (await itemsOfAttempt(school, attempt.attemptUid)).length;
        const { result } = await playThrough(school, kid, attempt, rightAnswer);
        expect({ uid, tasks, score: result?.score }).toEqual({ uid, tasks: 6, score: 100 });
      }
    }
  });
});
