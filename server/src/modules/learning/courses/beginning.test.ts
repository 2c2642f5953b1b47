import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

type Family = Awaited<ReturnType<typeof haveFamily>>;

/** A child of whom a diagnostics has found that it knows what the first lessons of the level teach. */
async function havePlaced() {
  const school = await openSchool({ now: '2026-11-27T15:00+03:00' });
  const family = await haveFamily(school);
  const answers = ['m.count10', 'm.digit10', 'm.line10'].map((skill) => ({ skill, isRight: true }));
  await school.mastery.place(family.kidUid, { test: 'test', answers, at: school.clock.now() });
  return { school, family };
}
const path = ({ kidUid }: Family) => `/kids/${kidUid}/courses/math/beginning`;
const programOf = async (school: TestSchool, { kid, kidUid }: Family) => (await school.as(kid).get(`/kids/${kidUid}/courses/math`)).body;

test('a child begins with the first lesson that has something new, and its parent reads why', async () => {
  const { school, family } = await havePlaced();
  await startLearning(school, family);
  const { body } = await school.as(family.parent).get(path(family));
  expect(body).toMatchObject({ lesson: { lessonCode: 'm2-14' }, by: 'shown', mayChange: { allowed: true } });
  expect(body.leftOut).toHaveLength(2);
  expect(await programOf(school, family)).toMatchObject({ nextLesson: 'm2-14' });
  await conductLesson(school, family);
  expect(await programOf(school, family)).toMatchObject({ currentLesson: 'm2-14' });
  expect((await programOf(school, family)).nextLesson).toBe('m2-15');
});

test('who has shown nothing begins with the first lesson', async () => {
  const school = await openSchool();
  const family = await haveFamily(school);
  await startLearning(school, family);
  expect((await school.as(family.parent).get(path(family))).body).toMatchObject({ lesson: { lessonCode: 'm2-01' }, by: null, leftOut: [] });
});

test('the family may begin elsewhere until a lesson was held, and it stays so', async () => {
  const { school, family } = await havePlaced();
  await startLearning(school, family);
  const choose = (lessonCode: string) => school.as(family.parent).patch(path(family), { lessonCode });
  expect((await choose('m2-01')).body).toMatchObject({ lesson: { lessonCode: 'm2-01' }, by: 'family' });
  expect((await choose('m3-01')).body.error.code).toBe('learning.lesson_not_found');
  // A new schedule of the same course changes nothing of what was said.
  await startLearning(school, family);
  expect((await programOf(school, family)).nextLesson).toBe('m2-01');
  await conductLesson(school, family);
  expect((await choose('m2-03')).body.error.code).toBe('learning.already_begun');
  expect((await school.as(family.kid).get(path(family))).status).toBe(403);
  const other = await haveFamily(school);
  expect((await school.as(other.parent).get(path(family))).status).toBe(404);
});
