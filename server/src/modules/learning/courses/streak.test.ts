import { expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { playThrough, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

test('lessons and finished playbooks make days of learning in a row, by the calendar of the family', async () => {
  const school = await openSchool({ now: '2026-11-23T23:30+03:00' });
  const family = await haveFamily(school);
  const asKid = school.as(family.kid);
  const streak = async () => (await asKid.get(`/kids/${family.kidUid}/courses`)).body.streak;
  const play = async () => {
    const attempt = (await asKid.post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    await playThrough(school, family.kid, attempt, wrongAnswer);
  };
  expect(await streak()).toEqual({ days: 0, today: false });
  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family);
  expect(await streak()).toEqual({ days: 1, today: true });
  // Midnight in the family's zone, while it is still the day before in Greenwich.
  school.clock.set(Temporal.Instant.from('2026-11-24T00:00+03:00'));
  expect(await streak()).toEqual({ days: 1, today: false });
  await play();
  expect(await streak()).toEqual({ days: 2, today: true });
  // A day of rest, and the day after it is not over.
  school.clock.set(Temporal.Instant.from('2026-11-26T23:59:59+03:00'));
  expect(await streak()).toEqual({ days: 2, today: false });
  school.clock.set(Temporal.Instant.from('2026-11-27T00:00:00+03:00'));
  expect(await streak()).toEqual({ days: 0, today: false });
  await play();
  expect(await streak()).toEqual({ days: 1, today: true });
});
