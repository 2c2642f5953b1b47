import { expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { playThrough, rightAnswer } from '../../playbooks/testing.ts';
import { openSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

test('a pupil reads what its level teaches, and its own figures', async () => {
  const school = await openSchool({ now: '2026-11-24T12:00+03:00' });
  const family = await haveFamily(school);
  const kid = school.as(family.kid);
  const path = `/kids/${family.kidUid}/courses/math/skills`;
  expect((await kid.get(path)).body.error.code).toBe('learning.course_not_started');
  await startLearning(school, family, 'math', 'm4');
  const statesIn = (body: { units: Array<{ skills: Array<{ state: string }> }> }) =>
    body.units.flatMap(({ skills }) => skills).map(({ state }) => state);
  const before = (await kid.get(path)).body;
  expect(before.units.map(({ unit }: { unit: number }) => unit)).toEqual(before.units.map((_: unknown, at: number) => at + 1));
  expect(statesIn(before)).not.toContain('done');
  expect(statesIn(before)).toContain('next');

  await conductLesson(school, family);
  const { levels } = (await kid.get(`/kids/${family.kidUid}/courses/math`)).body;
  const held = levels
    .flatMap(({ lessons }: { lessons: unknown[] }) => lessons)
    .find(({ openedAt }: { openedAt: string | null }) => openedAt !== null);
  const attempt = (await kid.post(`/kids/${family.kidUid}/playbooks/${held.homePlaybooks[0].playbookUid}/attempts`)).body;
  await playThrough(school, family.kid, attempt, rightAnswer);
  const after = (await kid.get(path)).body;
  const own = after.units
    .flatMap(({ skills }: { skills: unknown[] }) => skills)
    .filter(({ lessons }: { lessons: Array<{ lessonCode: string }> }) => lessons.some(({ lessonCode }) => lessonCode === held.lessonCode));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({ state }: { state: string }) => state)).not.toContain('later');
  expect(after.now).toMatchObject({ month: '2026-11', right: 100 });

  const stranger = await haveFamily(school);
  expect((await school.as(stranger.kid).get(path)).status).toBe(404);
});
