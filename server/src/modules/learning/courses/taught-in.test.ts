import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveLesson, haveStudy } from '../../playbooks/reviews/testing.ts';
import { holdLesson } from '../../scheduling/testing.ts';
import { startLearning } from '../testing.ts';

/** A kid of level m2 with a lesson of maths in an hour and, of the same course, another one tomorrow. */
async function haveTwoLessons() {
  const school = await openSchool();
  const study = await haveStudy(school, 'math');
  await startLearning(school, study, 'math', 'm2');
  await haveLesson(school, study, { courseCode: 'math', inHours: 25 });
  const events = async () => (await study.asParent.get('/events')).body;
  const topics = async () =>
    (await events()).events.map(({ lesson }: { lesson: { lessonCode: string } | null }) => lesson?.lessonCode ?? null);
  const [today, tomorrow] = (await events()).events.map(({ eventId }: { eventId: string }) => eventId);
  const choose = (eventId: string, lessonCode: string) =>
    study.asTeacher.post(`/teacher/lessons/${eventId}/plan`, { lessonCode, homework: null });
  const planOf = async (eventId: string) => (await study.asTeacher.get(`/teacher/lessons/${eventId}/plan`)).body.lesson?.lessonCode;
  return { school, ...study, events, topics, today, tomorrow, choose, planOf };
}

test('a family sees what each coming lesson is about, as the teacher plans it', async () => {
  const { asParent, events, topics, today, tomorrow, choose, planOf } = await haveTwoLessons();
  const { next } = await events();
  expect(next.lesson).toEqual({
    lessonCode: 'm2-01',
    number: expect.any(Number),
    title: { ru: expect.any(String), en: expect.any(String) },
    playbookUid: 'math-m2-01-online',
  });
  expect((await asParent.get(`/events/${today}`)).body.lesson).toEqual(next.lesson);
  expect(await topics()).toEqual(['m2-01', 'm2-13']);
  expect([await planOf(today), await planOf(tomorrow)]).toEqual(['m2-01', 'm2-13']);

  await choose(today, 'm2-05');
  expect(await topics()).toEqual(['m2-05', 'm2-01']);
  expect(await planOf(tomorrow)).toBe('m2-01');
});

test('a lesson that was held keeps its topic, one that was called off has none', async () => {
  const { school, asParent, familyId, teacher, topics, today, tomorrow } = await haveTwoLessons();
  await school.ledger.credit(aCredit({ familyId }));
  school.clock.set(school.clock.now().add({ hours: 1 }));
  await holdLesson(school, teacher, today);
  await school.outbox.drain();
  expect(await topics()).toEqual(['m2-01', 'm2-13']);
  await asParent.post(`/events/${tomorrow}/cancel`, { scope: 'one', reason: 'Заболели' });
  expect(await topics()).toEqual(['m2-01', null]);
});

test('an open schedule is told when the teacher chooses another topic', async () => {
  const { school, familyId, today, choose } = await haveTwoLessons();
  const told = () =>
    school.db.one(sql<{ n: number }>`select count(*)::int as n from platform_realtime_changes where topic = ${`events/${familyId}`}`);
  const before = (await told())?.n ?? 0;
  await choose(today, 'm2-05');
  expect((await told())?.n).toBe(before + 1);
});
