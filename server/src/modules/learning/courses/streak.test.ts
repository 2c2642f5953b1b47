import { expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { playThrough, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

test('lessons and finished playbooks make days together, by the calendar of the family, and rest takes none away', async () => {
  const school = await openSchool({ now: '2026-11-23T23:30+03:00' });
  const family = await haveFamily(school);
  const asKid = school.as(family.kid);
  const streak = async () => (await asKid.get(`/kids/${family.kidUid}/courses`)).body.streak;
  const play = async () => {
    const attempt = (await asKid.post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    await playThrough(school, family.kid, attempt, wrongAnswer);
  };
  expect(await streak()).toEqual({ days: 0, today: false, weeks: 0, lastWeeks: [] });
  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family);
  expect(await streak()).toEqual({ days: 1, today: true, weeks: 1, lastWeeks: [true] });
  // Midnight in the family's zone, while it is still the day before in Greenwich.
  school.clock.set(Temporal.Instant.from('2026-11-24T00:00+03:00'));
  expect(await streak()).toEqual({ days: 1, today: false, weeks: 1, lastWeeks: [true] });
  await play();
  expect(await streak()).toEqual({ days: 2, today: true, weeks: 1, lastWeeks: [true] });
  // Three weeks later nothing is lost.
  school.clock.set(Temporal.Instant.from('2026-12-14T09:00+03:00'));
  expect(await streak()).toEqual({ days: 2, today: false, weeks: 1, lastWeeks: [true, false, false, false] });
  await play();
  expect(await streak()).toEqual({ days: 3, today: true, weeks: 2, lastWeeks: [true, false, false, true] });
});
