import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { textOfPdf } from '../../payments/documents/testing.ts';
import { playThrough, rightAnswer } from '../../playbooks/testing.ts';
import { newId } from '#platform/ids';
import { expect, test } from 'vitest';

import { createLearningStore } from '../stores/learning.store.ts';
import { conductLesson, startLearning } from '../testing.ts';

/** A kid that had the first five lessons of a level of twelve, before others came to stand between them. */
async function haveOldPupil() {
  const school = await openSchool();
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm1');
  const store = createLearningStore(school.db);
  for (const number of [1, 2, 3, 4, 5])
    await store.open(family.kidUid, 'math', {
      lessonCode: `m1-0${number}`,
      lessonId: newId(),
      openedAt: school.clock.now().subtract({ hours: 24 * (6 - number) }),
      homeworkChosen: false,
    });
  const kid = school.as(family.kid);
  const { kidUid } = family;
  return {
    school,
    family,
    kid,
    open: async (playbookUid: string) => (await kid.post(`/kids/${kidUid}/playbooks/${playbookUid}/attempts`)).body,
    course: async () => (await kid.get(`/kids/${kidUid}/courses/math`)).body,
  };
}

test('a child in the middle of a level keeps what it has done, and goes on with the first lesson that it has not had', async () => {
  const { school, family, course, open } = await haveOldPupil();
  await playThrough(school, family.kid, await open('math-m1-01-home'), rightAnswer);
  const now = await course();
  expect(now).toMatchObject({ levelCode: 'm1', stars: 3, nextLesson: 'm1-13', lessonProgress: { count: 36, completed: 1 } });
  const [{ lessons }] = now.levels;
  expect(lessons.slice(0, 7).map(({ lessonCode, state }: { lessonCode: string; state: string }) => [lessonCode, state])).toEqual([
    ['m1-13', 'locked'],
    ['m1-02', 'open'],
    ['m1-14', 'locked'],
    ['m1-15', 'locked'],
    ['m1-16', 'locked'],
    ['m1-17', 'locked'],
    ['m1-01', 'done'],
  ]);
  expect(lessons.map(({ place }: { place: number }) => place)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));

  await conductLesson(school, family, { courseCode: 'math' });
  // What stands second was had already.
  expect(await course()).toMatchObject({ currentLesson: 'm1-13', nextLesson: 'm1-14' });
});

test('a lesson explains before its tasks, and knows who has heard it', async () => {
  const { school, family, open } = await haveOldPupil();
  const first = await open('math-m1-02-home');
  expect(first).toMatchObject({ knows: false, explain: [{ say: { ru: 'Большая чашка, средняя и маленькая.' } }, {}] });
  await playThrough(school, family.kid, first, rightAnswer);
  expect(await open('math-m1-02-online')).toMatchObject({ knows: true, explain: [{}, {}] });
});

test('a certificate is given when its review is done: the child sees it, the family prints it', async () => {
  const school = await openSchool();
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm1');
  for (let held = 0; held < 6; held++) await conductLesson(school, family, { courseCode: 'math' });
  const { kidUid } = family;
  const [kid, parent] = [school.as(family.kid), school.as(family.parent)];
  const course = `/kids/${kidUid}/courses/math`;
  const paper = `/courseProgress/${kidUid}/math/certificates/m1-17`;
  expect((await kid.get(course)).body.certificates).toEqual([]);
  expect((await parent.get(paper)).body.error.code).toBe('learning.no_certificate');

  const { body: attempt } = await kid.post(`/kids/${kidUid}/playbooks/math-m1-17-home/attempts`);
  await playThrough(school, family.kid, attempt, rightAnswer);
  const given = [
    {
      lessonCode: 'm1-17',
      title: { ru: 'Мастер порядка', en: 'Tidy-up master' },
      levelTitle: { ru: 'Первые числа', en: 'First numbers' },
      givenAt: school.clock.now().toString(),
    },
  ];
  expect((await kid.get(course)).body.certificates).toEqual(given);
  expect((await kid.get(`${course}/game`)).body.certificates).toEqual(given);
  const { status, bytes } = await parent.file(paper);
  expect(status).toBe(200);
  expect(await textOfPdf(bytes)).toContain('Мастер порядка');
});
