import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { choose } from '../school/testing.ts';
import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { isLow } from './rules/survey.ts';

const manager = signedIn('manager');
const good = { survey: 'after4', mood: 5, teacher: 4, level: 'right', hindrances: ['nothing'], change: 'Больше игр' } as const;
const late = {
  survey: 'after12',
  newSkill: 'Считает',
  homeworkMinutes: 15,
  tears: false,
  clear: 5,
  goOn: 5,
  recommend: 5,
  why: '',
} as const;

/** A family whose child has had so many lessons, the last of them now. */
async function haveLessons(count: number) {
  const school = await openSchool();
  const { familyId, kidUid, parent, kid } = await haveFamily(school);
  const add = async (lessons: number) => {
    for (let n = 0; n < lessons; n += 1) {
      const at = school.clock.now();
      await school.db.run(sql`
        insert into ratings_lessons (lesson_id, kid_uid, family_id, teacher_id, subject, started_at, conducted_at)
        values (${newId()}, ${kidUid}, ${familyId}, ${newId()}, 'math', ${at}, ${at})`);
    }
  };
  await add(count);
  const calls = school.as(parent);
  const open = async () => (await calls.get('/surveys')).body.surveys as Array<{ survey: string; gift: number; until: string }>;
  const gold = async () => (await school.ledger.balanceOf(familyId)).bundleGold.goldCurrent;
  return { school, familyId, kidUid, kid, calls, add, open, gold };
}

test('after the fourth lesson a survey is open for fourteen days to the second', async () => {
  const { open, add, school } = await haveLessons(3);
  expect(await open()).toEqual([]);
  await add(1);
  const until = school.clock.now().add({ hours: 24 * 14 });
  expect(await open()).toMatchObject([{ survey: 'after4', gift: 1, until: until.toString() }]);
  school.clock.set(until.subtract({ seconds: 1 }));
  expect(await open()).toHaveLength(1);
  school.clock.set(until);
  expect(await open()).toEqual([]);
});

test('a survey is open as long as the school says, also one that was opened before', async () => {
  const { open, school } = await haveLessons(4);
  const [begun] = await open();
  const since = school.clock.now();
  expect(begun?.until).toBe(since.add({ hours: 24 * 14 }).toString());
  await choose(school, 'surveyDays', 7);
  expect(await open()).toMatchObject([{ until: since.add({ hours: 24 * 7 }).toString() }]);
  school.clock.set(since.add({ hours: 24 * 7 }));
  expect(await open()).toEqual([]);
});

test('the first answer of a family brings a lesson once, the second survey none, and a skipped one never comes back', async () => {
  const { calls, kidUid, open, gold, add, school } = await haveLessons(4);
  const answers = await Promise.all([1, 2, 3].map(() => calls.post('/surveys', { kidUid, answers: good })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await gold()).toBe(1);
  school.clock.set(school.clock.now().add({ hours: 24 }));
  await add(8);
  expect(await open()).toMatchObject([{ survey: 'after12', gift: 0 }]);
  expect((await calls.post('/surveys', { kidUid, answers: late })).body).toEqual({ lessons: 0 });
  expect([await gold(), await open()]).toEqual([1, []]);
});

test('a gift that is switched off is neither promised nor given; skipping is for good', async () => {
  const { calls, kidUid, open, gold, school } = await haveLessons(4);
  const terms = { isOn: false, lessons: 1, friendLessons: null, hours: null, validFrom: null, reason: 'Опросов больше нет' };
  await school.as(manager).post('/manager/gifts/survey/terms', terms);
  expect(await open()).toMatchObject([{ gift: 0 }]);
  expect((await calls.post('/surveys/skip', { kidUid, survey: 'after4' })).status).toBe(200);
  expect(await open()).toEqual([]);
  expect((await calls.post('/surveys', { kidUid, answers: good })).body.error.code).toBe('ratings.survey_not_asked');
  expect(await gold()).toBe(0);
});

test('managers read answers without a name, but where somebody is unhappy; old answers go', async () => {
  const { calls, kidUid, familyId, school } = await haveLessons(4);
  await calls.post('/surveys', { kidUid, answers: good });
  const read = async () => (await school.as(manager).get('/manager/surveys')).body.answers;
  expect(await read()).toMatchObject([{ answers: good, low: false, familyId: null, familyName: null }]);
  await school.db.run(sql`update ratings_surveys set low = true`);
  expect(await read()).toMatchObject([{ low: true, familyId }]);
  // Sooner where the school keeps them shorter.
  await choose(school, 'surveyAnswerDays', 60);
  school.clock.set(school.clock.now().add({ hours: 24 * 60 }));
  await school.ratings.surveys.forgetOld();
  expect(await read()).toHaveLength(1);
  school.clock.set(school.clock.now().add({ seconds: 1 }));
  await school.ratings.surveys.forgetOld();
  expect(await read()).toEqual([]);
});

test('a grade of two is low, of three is not', () => {
  for (const grade of [1, 2]) expect(isLow({ ...good, hindrances: [], mood: grade })).toBe(true);
  expect(isLow({ ...good, hindrances: [], mood: 3, teacher: 3 })).toBe(false);
  expect(isLow({ ...late, goOn: 2 })).toBe(true);
});

test('a kid neither sees nor answers surveys, nor does another family', async () => {
  const { school, kid, kidUid } = await haveLessons(4);
  expect((await school.as(kid).get('/surveys')).status).toBe(403);
  const stranger = school.as((await haveFamily(school)).parent);
  expect((await stranger.post('/surveys', { kidUid, answers: good })).body.error.code).toBe('ratings.survey_not_asked');
});
