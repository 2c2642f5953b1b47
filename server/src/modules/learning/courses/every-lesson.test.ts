import { newId } from '#platform/ids';
import { createLibrary } from '#modules/library';
import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { playThrough, rightAnswer, wrongAnswer } from '../../playbooks/testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

const long = process.env.LONG === '1';
/** In the normal run the last lesson of a level stands for the others, which robots.test.ts plays without a database. */
const levels = createLibrary()
  .courses()
  .flatMap(({ courseCode, levels: all }) => all.map(({ levelCode, lessons }) => ({ courseCode, levelCode, lessons })))
  .filter(({ levelCode }) => long || levelCode === 'm2' || levelCode === 'r1');

test.each(levels)(
  'every lesson of $courseCode $levelCode is opened by lessons conducted, and played to its end',
  async ({ courseCode, levelCode, lessons }) => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await startLearning(school, family, courseCode, levelCode);
    for (const [at, { lessonCode }] of lessons.entries()) {
      await conductLesson(school, family, { courseCode, lessonId: newId() });
      if (!long && at % 4 !== 3) continue;
      for (const kind of ['online', 'home']) {
        const open = () => school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/${courseCode}-${lessonCode}-${kind}/attempts`);
        const first = await open();
        expect(first.status).toBe(200);
        const bad = await playThrough(school, family.kid, first.body, wrongAnswer);
        const good = await playThrough(school, family.kid, (await open()).body, rightAnswer);
        expect(good.result?.score).toBeGreaterThanOrEqual(bad.result?.score ?? 0);
        if (courseCode === 'math' || levelCode === 'r1') expect([bad.result?.score === 100, good.result?.score]).toEqual([false, 100]);
      }
    }
    await school.outbox.drain();
    expect(school.faults).toEqual([]);
  },
  long ? 600_000 : 60_000,
);
