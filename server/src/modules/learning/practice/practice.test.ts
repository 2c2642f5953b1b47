import { expect, test } from 'vitest';

import { haveFamily } from '../../families/testing.ts';
import { playThrough, rightAnswer, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool } from '../../../testing.ts';
import { conductLesson, startLearning } from '../testing.ts';

async function havePupil(lessons = 3) {
  const school = await openSchool({ now: '2026-10-05T12:00+03:00' });
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  for (let lesson = 0; lesson < lessons; lesson++) await conductLesson(school, family);
  const [kid, parent] = [school.as(family.kid), school.as(family.parent)];
  const at = `/kids/${family.kidUid}`;
  return {
    school,
    family,
    kid,
    parent,
    /** Homework of the lesson at this place of those that were held. */
    home: async (place: number) => {
      const { levels } = (await kid.get(`${at}/courses/math`)).body;
      const held = levels.flatMap(({ lessons }: { lessons: Array<{ openedAt: string | null }> }) =>
        lessons.filter(({ openedAt }) => openedAt),
      );
      return (await kid.post(`${at}/playbooks/math-${held[place - 1].lessonCode}-home/attempts`)).body;
    },
    begin: () => kid.post(`${at}/courses/math/practice`),
    practice: async () => (await kid.get(`${at}/practice`)).body,
    minutes: (minutes: number) => parent.patch(`${at}/practice`, { minutes }),
    skills: async () => (await parent.get(`${at}/mastery`)).body,
    to: (iso: string) => school.clock.set(Temporal.Instant.from(iso)),
  };
}

test('practice of a day is what is due, within its minutes, each task with its reason', async () => {
  const { school, family, practice, begin, to } = await havePupil();
  expect(await practice()).toMatchObject({ minutes: 12, left: 12, courses: [{ courseCode: 'math', begun: false }] });
  const attempt = (await begin()).body;
  expect(attempt).toMatchObject({ kind: 'practice', courseCode: 'math', state: 'open' });
  expect(attempt.items.length).toBeGreaterThanOrEqual(8);
  expect(attempt.items.length).toBeLessThanOrEqual(12);
  for (const { why } of attempt.items) expect(['new', 'repair']).toContain(why);
  // Left and come back to it is the same one.
  expect((await begin()).body.attemptUid).toBe(attempt.attemptUid);
  expect((await practice()).courses).toMatchObject([{ begun: true }]);
  await playThrough(school, family.kid, attempt, rightAnswer);

  const { attempts } = (await school.as(family.parent).get(`/courseProgress/${family.kidUid}/math`)).body;
  expect(attempts.filter(({ playbookUid }: { playbookUid: string }) => playbookUid.endsWith('-practice'))).toHaveLength(1);
  // What is left is too little for another one today; tomorrow there is one again.
  expect(await practice()).toMatchObject({ left: 12 - attempt.items.length, courses: attempt.items.length > 8 ? [] : expect.anything() });
  to('2026-10-20T12:00+03:00');
  expect(await practice()).toMatchObject({ left: 12, courses: [{ courseCode: 'math' }] });
  const later = (await begin()).body;
  expect(later.items.map(({ why }: { why: string }) => why)).toContain('due');
  const { items } = (await school.as(family.parent).get(`/attempts/${later.attemptUid}/review`)).body;
  const due = items.find(({ why }: { why: { reason: string } }) => why.reason === 'due');
  expect(due.why).toMatchObject({ days: 15, helps: null, skill: { ru: expect.any(String), en: expect.any(String) } });
});

test('a parent chooses the minutes, and none switches practice off and leaves homework as it is written', async () => {
  const { minutes, practice, begin, home, parent, family } = await havePupil();
  expect((await minutes(4)).body).toMatchObject({ minutes: 4, left: 4 });
  expect((await begin()).body.items).toHaveLength(4);
  expect((await minutes(0)).body).toMatchObject({ minutes: 0, left: 0 });
  expect((await home(2)).items.some(({ why }: { why?: string }) => why !== undefined)).toBe(false);
  expect(await parent.patch(`/kids/${family.kidUid}/practice`, { minutes: 60 })).toMatchObject({ status: 400 });
  expect((await practice()).minutes).toBe(0);
});

test('a day is over when its minutes are, homework counted', async () => {
  const { school, family, home, begin } = await havePupil(1);
  const attempt = await home(1);
  expect(attempt.items.length).toBeLessThanOrEqual(12);
  await playThrough(school, family.kid, attempt, rightAnswer);
  const left = 12 - attempt.items.length;
  expect(await begin()).toMatchObject(
    left < 4 ? { status: 409, body: { error: { code: 'learning.nothing_to_practise' } } } : { status: 200 },
  );
});

test('homework has some tasks that are due from other lessons, after its own', async () => {
  const { school, family, home, to } = await havePupil();
  await playThrough(school, family.kid, await home(1), wrongAnswer);
  to('2026-10-12T12:00+03:00');
  const { items } = await home(2);
  const due = items.filter(({ why }: { why?: string }) => why !== undefined);
  expect(due.length).toBeGreaterThan(0);
  expect(due.length).toBeLessThanOrEqual(4);
  expect(items.length).toBeLessThanOrEqual(12);
  expect(items.slice(-due.length)).toEqual(due);
});

test('what a child can do is told with its own work, and nobody else’s parent reads it', async () => {
  const { school, family, home, skills, kid, to } = await havePupil(2);
  const [skill] = school.library.course('math')?.levels.find(({ levelCode }) => levelCode === 'm2')?.lessons[0]?.skills ?? [];
  expect((await skills()).courses).toMatchObject([{ courseCode: 'math', mastered: [], practising: [] }]);
  for (const day of ['05', '08', '14', '27']) {
    to(`2026-10-${day}T12:00+03:00`);
    await playThrough(school, family.kid, await home(1), rightAnswer);
  }
  const [course] = (await skills()).courses;
  const counting = (it: { skill: string }) => it.skill === skill;
  expect(course.mastered.find(counting)).toMatchObject({ refresh: false, example: { state: 'right', answer: expect.anything() } });
  expect(course.next.length).toBeLessThanOrEqual(3);
  expect(course.ahead).toBeGreaterThan(50);
  to('2027-05-01T12:00+03:00');
  expect((await skills()).courses[0].mastered.find(counting)).toMatchObject({ refresh: true });
  expect(await kid.get(`/kids/${family.kidUid}/mastery`)).toMatchObject({ status: 403 });
  const stranger = await haveFamily(school);
  expect(await school.as(stranger.parent).get(`/kids/${family.kidUid}/mastery`)).toMatchObject({ status: 404 });
  expect(await school.as(stranger.kid).post(`/kids/${family.kidUid}/courses/math/practice`)).toMatchObject({ status: 404 });
});
