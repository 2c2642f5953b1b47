import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, holdLesson, instant } from '../../scheduling/testing.ts';

const manager = signedIn('manager');
const begun = '2026-11-24T15:00+03:00';

/** Misha's trial has taken place; its teacher has not said what came of it. */
async function held(school: TestSchool) {
  const family = await haveFamily(school);
  const { teacher } = await haveTeacher(school);
  const { eventId } = (await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: instant(begun) }))
    .body;
  school.clock.set(Temporal.Instant.from(begun));
  await holdLesson(school, teacher, eventId);
  await school.outbox.drain();
  return { family, teacher, eventId };
}

describe('what waits for the school', () => {
  test('is a trial that nobody marked, once', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    await haveTeacher(school);
    await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: instant(begun) });
    school.clock.set(Temporal.Instant.from(begun).add({ hours: 48 }));
    const { work } = (await school.as(manager).get('/manager/work')).body;
    expect(work.map(({ kind }: { kind: string }) => kind)).toEqual(['trialOutcome']);
  });

  test('stands in one list, what was promised earliest first, with what is late already', async () => {
    const school = await openSchool();
    const { family, teacher, eventId } = await held(school);
    const low = { kidUid: family.kidUid, stars: 1, options: ['late'], comment: 'Не дождались' };
    await school.as(family.parent).post(`/events/${eventId}/rating`, low);
    const work = async (query = '') => (await school.as(manager).get(`/manager/work${query}`)).body;

    school.clock.set(Temporal.Instant.from('2026-11-25T12:00+03:00'));
    const all = await work();
    // The outcome within 12 hours of the end, the low word within 24 of its saying.
    expect(all.work.map(({ kind, id }: { kind: string; id: string }) => [kind, kind === 'trialOutcome' ? id === eventId : true])).toEqual([
      ['trialOutcome', true],
      ['lowRating', true],
    ]);
    expect(all.work[1]).toMatchObject({
      kidName: 'Миша',
      teacherName: 'Ольга',
      text: 'Не дождались',
      promisedBy: instant('2026-11-25T15:00+03:00'),
    });
    const count = (kind: string) => all.counts.find((it: { kind: string }) => it.kind === kind);
    expect([count('trialOutcome'), count('lowRating')]).toEqual([
      { kind: 'trialOutcome', waiting: 1, late: 1 },
      { kind: 'lowRating', waiting: 1, late: 0 },
    ]);
    expect((await work('?kind=lowRating')).work).toHaveLength(1);
    expect((await work(`?search=${encodeURIComponent('дождались')}`)).work).toMatchObject([{ kind: 'lowRating' }]);

    await school
      .as(teacher)
      .post(`/teacher/lessons/${eventId}/report`, { outcome: 'recommended', courseCode: 'math', level: 'm2', text: 'Хорошо' });
    expect((await work()).work).toMatchObject([{ kind: 'lowRating' }]);
    expect(school.faults).toEqual([]);
  });
});

test('a child that waits for its teacher stands above whatever is older, and those to call are at hand', async () => {
  const school = await openSchool();
  const family = await haveFamily(school);
  await haveTeacher(school);
  const asked = { kidUid: family.kidUid, subject: 'math', timestamp: instant(begun) };
  const { eventId } = (await school.as(family.parent).post('/intro', asked)).body;
  const { familyId, kidUid } = family;
  await school.outbox.publish({ type: 'families.registered', familyId, kidUid, subject: 'math' });
  await school.outbox.drain();
  const { chats } = (await school.as(family.parent).get('/chats')).body;
  const { chatId } = chats.find(({ kind }: { kind: string }) => kind === 'school');
  await school.as(family.parent).post(`/chats/${chatId}/messages`, { text: 'Здравствуйте!' });
  school.clock.set(Temporal.Instant.from(begun).add({ minutes: 6 }));
  await school.jobs.now('scheduling.watch-late-teachers');
  await school.outbox.drain();
  const kinds = async (query = '') =>
    (await school.as(manager).get(`/manager/work${query}`)).body.work.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['teacherLate', 'chat']);
  expect((await school.as(manager).get(`/manager/lessons/${eventId}/contacts`)).body).toMatchObject({
    teacher: { name: 'Ольга' },
    families: [{ familyId: family.familyId, kidUid: family.kidUid }],
  });
  expect((await school.as({ ...manager, rights: ['money'] }).get(`/manager/lessons/${eventId}/contacts`)).status).toBe(403);
  expect((await school.as(manager).get(`/manager/lessons/${crypto.randomUUID()}/contacts`)).body.error.code).toBe(
    'scheduling.lesson_not_found',
  );
});

describe('the report', () => {
  test('counts the day by the school’s zone: who came, what was taught, and what each teacher’s hours were worth', async () => {
    const school = await openSchool();
    await held(school);
    const { days, teachers } = (await school.as(manager).get('/manager/report?from=2026-11-23&to=2026-11-25')).body;
    expect(
      days.map(({ date, registrations, trialsBooked, trialsHeld }: Record<string, unknown>) => [
        date,
        registrations,
        trialsBooked,
        trialsHeld,
      ]),
    ).toEqual([
      ['2026-11-23', 1, 1, 0],
      ['2026-11-24', 0, 0, 1],
      ['2026-11-25', 0, 0, 0],
    ]);
    // Three working days of twelve hours, one trial of fifty minutes.
    expect(teachers).toMatchObject([{ name: 'Ольга', trials: 1, lessons: 0, taught: 50, open: 3 * 720, rating: null }]);
    expect(days[1]).toMatchObject({ lessons: 0, skips: 0, revenue: [], refunds: [], trialsPaid: 0 });
  });

  test('has at most 92 days, and no end before its beginning', async () => {
    const school = await openSchool();
    const status = async (from: string, to: string) => (await school.as(manager).get(`/manager/report?from=${from}&to=${to}`)).status;
    expect([
      await status('2026-01-01', '2026-04-02'),
      await status('2026-01-01', '2026-04-03'),
      await status('2026-01-02', '2026-01-01'),
    ]).toEqual([200, 400, 400]);
  });
});
