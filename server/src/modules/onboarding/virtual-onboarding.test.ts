import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { born, type Family, play } from './testing.ts';

describe('the virtual onboarding', () => {
  const playLesson = async (school: TestSchool, family: Family, playbookUid: string) => {
    const as = school.as(family.parent);
    const { body: attempt } = await as.post(`/onboarding/lessons/${family.kidUid}/${playbookUid}/attempts`, {});
    expect(attempt.kind).toBe('virtual');
    for (const { taskIdx, round, answer } of await school.playbooks.answerKey(attempt.attemptUid)) {
      const { status } = await as.post(`/attempts/${attempt.attemptUid}/answers`, { taskIdx, round, try: 1, answer });
      expect(status).toBe(200);
    }
  };

  test('is a taste of the first lessons at the kid’s age, played by the parent with the child', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const { body } = await school.as(family.parent).get('/onboarding');
    expect(body.kids).toMatchObject([
      {
        kidUid: family.kidUid,
        lessons: [
          { playbookUid: 'math-m2-01-virtual', state: 'open' },
          { playbookUid: 'math-m2-13-virtual', state: 'open' },
        ],
        tests: [
          { test: 'math', playbookIdx: 1, state: 'open' },
          { test: 'pkh', tasks: 32, state: 'open' },
        ],
        finishedAt: null,
      },
    ]);
    await playLesson(school, family, 'math-m2-01-virtual');
    const again = (await school.as(family.parent).get(`/courseProgram/onboarding/math/${family.kidUid}`)).body;
    expect(again.lessons).toMatchObject([{ state: 'done', stars: 3 }, { state: 'open' }]);
    // It is no homework: nothing of the course is open.
    expect((await school.as(family.parent).post(`/onboarding/lessons/${family.kidUid}/math-m2-01-home/attempts`, {})).status).toBe(404);
    expect((await school.as(family.kid).get(`/kids/${family.kidUid}/courses`)).body.courses).toEqual([]);
  });

  test('promises the gift of the day, and none once it is switched off', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const gift = async () => (await school.as(family.parent).get('/onboarding')).body.kids[0].gift;
    expect(await gift()).toEqual({ lessons: 3, lessonsFrom: 8, hours: 24 });
    const off = { isOn: false, lessons: 3, friendLessons: null, hours: 24, validFrom: null, reason: 'Больше не дарим' };
    await school.promotions.setTerms({ accountId: family.familyId, name: 'Марина' }, 'afterOnboarding', off);
    expect(await gift()).toBe(null);
  });

  test('is finished by both lessons and a diagnostics, once, and a gift of three waits for 24 hours', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    await playLesson(school, family, 'math-m2-01-virtual');
    await playLesson(school, family, 'math-m2-13-virtual');
    await school.settle();
    expect((await school.as(family.parent).get('/user')).body.onboarding).toMatchObject({ state: 'active', diagnostics: { kids: [] } });
    await play(school, family, 'math', () => 'right');
    await school.settle();
    const { body: user } = await school.as(family.parent).get('/user');
    expect(user.onboarding).toMatchObject({ state: 'finished', diagnostics: { kids: [family.kidUid] } });
    expect((await school.as(family.parent).get('/onboarding')).body.kids[0].gift).toMatchObject({ lessons: 3, lessonsFrom: 8 });
    expect(user.gifts).toMatchObject([{ lessons: 3, until: school.clock.now().add({ hours: 24 }).toString() }]);
    await play(school, family, 'pkh', () => 'skipped');
    await school.settle();
    expect((await school.as(family.parent).get('/user')).body.gifts).toHaveLength(1);
  });
});

test('another family cannot play a virtual lesson that is not its kid’s, and a parent no homework', async () => {
  const school = await openSchool();
  const family = await haveFamily(school, born(2021));
  const stranger = await haveFamily(school, born(2021));
  const { body: attempt } = await school.as(family.parent).post(`/onboarding/lessons/${family.kidUid}/math-m2-01-virtual/attempts`, {});
  const answer = { taskIdx: 0, round: 0, try: 1, answer: null };
  expect((await school.as(stranger.parent).post(`/attempts/${attempt.attemptUid}/answers`, answer)).status).toBe(404);
  const home = await school.playbooks.open(family.kidUid, 'math-m2-01-home');
  expect((await school.as(family.parent).post(`/attempts/${home.attemptUid}/answers`, answer)).status).toBe(404);
  expect((await school.as(family.kid).post(`/attempts/${home.attemptUid}/answers`, answer)).status).toBe(200);
});
