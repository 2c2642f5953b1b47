import { expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { playThrough, rightAnswer, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

test('a month stands beside the last one, and a week tells what was learnt in it', async () => {
  const school = await openSchool({ now: '2026-10-05T12:00+03:00' });
  const family = await haveFamily(school);
  const parent = school.as(family.parent);
  const play = async (lesson: string, how: typeof rightAnswer) => {
    const attempt = (await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/${lesson}-home/attempts`)).body;
    await playThrough(school, family.kid, attempt, how);
  };
  const progress = async () => (await parent.get(`/kids/${family.kidUid}/progress`)).body;
  expect(await progress()).toEqual({ kidUid: family.kidUid, courses: [] });

  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family);
  await play('math-m2-01', wrongAnswer);
  school.clock.set(Temporal.Instant.from('2026-11-24T12:00+03:00'));
  await conductLesson(school, family);
  await play('math-m2-13', rightAnswer);

  const [course] = (await progress()).courses;
  expect(course).toMatchObject({
    courseCode: 'math',
    before: { month: '2026-10', right: 0, weeks: [0, null, null, null] },
    now: { month: '2026-11', right: 100, weeks: [null, null, null, 100] },
    skills: [
      { lessonCode: 'm2-13', right: 100, firmness: 'firm' },
      { lessonCode: 'm2-01', right: 0, firmness: 'learning' },
    ],
    practise: { lessonCode: 'm2-01' },
  });
  expect(course.lessons.map(({ lessonCode }: { lessonCode: string }) => lessonCode)).toEqual(['m2-13', 'm2-01']);

  // Any day of the week finds it, and the week before had nothing.
  const week = async (day: string) => (await parent.get(`/kids/${family.kidUid}/weeks/${day}`)).body;
  expect(await week('2026-11-29')).toMatchObject({
    from: '2026-11-23',
    to: '2026-11-29',
    courses: [{ courseCode: 'math', lessons: [{ lessonCode: 'm2-13' }], practise: { lessonCode: 'm2-01' } }],
    finished: 1,
    stars: 3,
  });
  expect(await week('2026-11-22')).toMatchObject({ courses: [], finished: 0, stars: 0 });

  // Nobody else's parent reads it.
  const stranger = await haveFamily(school);
  expect(await school.as(stranger.parent).get(`/kids/${family.kidUid}/progress`)).toMatchObject({ status: 404 });
});
