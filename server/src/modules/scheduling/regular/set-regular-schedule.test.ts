import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, holdLesson, type TestFamily } from '../testing.ts';

const mondayAndThursday = [
  { weekday: 1, startMinute: 18 * 60 },
  { weekday: 4, startMinute: 17 * 60 + 30 },
];

/** A family after its trial of Tuesday 24 November, 12:00; units as many as are asked. */
async function afterTrial(school: TestSchool, { units = 0, subject = 'math' as const } = {}) {
  const { teacherId, teacher } = await haveTeacher(school, { subjects: ['math', 'complex'] });
  const family = await haveFamily(school, { subject });
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
  if (units > 0) await pay(school, family, units);
  return { teacherId, teacher, family, processId };
}

async function pay(school: TestSchool, { familyId }: TestFamily, units: number): Promise<void> {
  await school.ledger.credit(aCredit({ familyId, units }));
  await school.settle();
}

const stateOf = async (school: TestSchool, family: TestFamily, processId: string) =>
  (await school.calendar.processesOf(family.familyId)).find((process) => process.processId === processId);

describe('a regular schedule after payment', () => {
  test('is a lesson a date up to the horizon, funded in order of start as far as the balance goes', async () => {
    const school = await openSchool();
    const { teacherId, family, processId } = await afterTrial(school, { units: 3 });
    expect((await stateOf(school, family, processId))?.state).toBe('waitSchedulingNextLesson');
    const started: string[] = [];
    school.outbox.subscribe('scheduling.learning_started', 'test', async (it) => {
      started.push(it.processId);
    });

    const request = { processId, teacherId, days: mondayAndThursday };
    const { status, body } = await school.as(family.parent).post('/regular-schedule', request);

    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'inProgress', heldUntil: null, days: mondayAndThursday });
    const events = (await school.as(family.parent).get('/events?from=2026-11-23')).body.events as Array<Record<string, unknown>>;
    const regular = events.filter(({ kind }) => kind === 'regular');
    expect(regular.map(({ timestamp, funded }) => [timestamp, funded]).slice(0, 4)).toEqual([
      ['2026-11-26T14:30:00Z', true],
      ['2026-11-30T15:00:00Z', true],
      ['2026-12-03T14:30:00Z', true],
      ['2026-12-07T15:00:00Z', false],
    ]);
    const later = await Promise.all(
      ['2026-12-21', '2027-01-18'].map(async (from) => (await school.as(family.parent).get(`/events?from=${from}`)).body.events.length),
    );
    expect([regular.length, ...later]).toEqual([7, 8, 1]);
    await school.settle();
    expect(started).toEqual([processId]);
    expect((await school.as(family.parent).post('/regular-schedule', request)).body.error.code).toBe('scheduling.schedule_exists');
    expect(school.faults).toEqual([]);
  });

  test('is all or nothing: one taken date refuses it and is named, and the preview had listed it', async () => {
    const school = await openSchool();
    const { teacherId, family, processId } = await afterTrial(school, { units: 8 });
    const other = await haveFamily(school);
    await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-10T14:30:00Z' });

    const preview = await school.as(family.parent).post('/regular-schedule/preview', { processId, teacherId, days: mondayAndThursday });
    const { status, body } = await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: mondayAndThursday });

    expect(preview.body).toMatchObject({ lessons: 16, heldUntil: null, may: { allowed: false, why: 'scheduling.schedule_conflicts' } });
    expect(preview.body.conflicts).toEqual([
      { timestamp: '2026-12-10T14:30:00Z', verdict: { allowed: false, why: 'scheduling.slot_taken', facts: {} } },
    ]);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'scheduling.schedule_conflicts', facts: { dates: '2026-12-10T14:30:00Z' } });
    const events = (await school.as(family.parent).get('/events')).body.events as Array<{ kind: string }>;
    expect(events.map(({ kind }) => kind)).toEqual(['trial']);
    expect((await stateOf(school, family, processId))?.days).toEqual([]);
  });

  test('has no lesson on a day the teacher is away', async () => {
    const school = await openSchool();
    const { teacherId, family, processId } = await afterTrial(school, { units: 8 });
    const rules = [{ weekday: 1, fromMinute: 600, toMinute: 1200 }];
    await school.calendar.setAvailability(teacherId, { rules, exceptions: [{ day: '2026-12-07', blocks: [] }] });
    const request = { processId, teacherId, days: [{ weekday: 1, startMinute: 1080 }] };
    const preview = await school.as(family.parent).post('/regular-schedule/preview', request);
    expect(preview.body).toMatchObject({ may: { allowed: true }, lessons: 7 });
    expect(preview.body.conflicts).toMatchObject([{ timestamp: '2026-12-07T15:00:00Z', verdict: { why: 'scheduling.slot_closed' } }]);
    expect((await school.as(family.parent).post('/regular-schedule', request)).status).toBe(200);
  });

  test('of four days, of a night hour or twice on one weekday is refused', async () => {
    const school = await openSchool();
    const { teacherId, family, processId } = await afterTrial(school, { units: 8 });
    const set = async (days: Array<{ weekday: number; startMinute: number }>) =>
      (await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days })).body.error.code;
    expect(await set([1, 2, 3, 4].map((weekday) => ({ weekday, startMinute: 1080 })))).toBe('scheduling.too_many_days');
    expect(await set([{ weekday: 7, startMinute: 1080 }])).toBe('scheduling.slot_closed');
    expect(
      await set([
        { weekday: 1, startMinute: 1080 },
        { weekday: 1, startMinute: 1140 },
      ]),
    ).toBe('request.invalid');
  });
});

describe('a regular schedule before payment', () => {
  test('is held for 24 hours, its lessons begin after that, and payment books it', async () => {
    const school = await openSchool();
    const { teacherId, teacher, family, processId } = await afterTrial(school);
    const set = await school
      .as(family.parent)
      .post('/regular-schedule', { processId, teacherId, days: [{ weekday: 3, startMinute: 660 }] });
    expect(set.body).toMatchObject({ state: 'waitPositiveBalance', heldUntil: '2026-11-25T09:00:00Z' });
    const [first] = (await school.as(family.parent).get('/events?from=2026-12-01')).body.events;
    expect(first).toMatchObject({ timestamp: '2026-12-02T08:00:00Z', heldUntil: '2026-11-25T09:00:00Z', funded: false });
    const seen = await school.as(teacher).get('/teacher/lessons?from=2026-11-25&days=14');
    expect(seen.body.lessons).toEqual([]);

    school.clock.set(Temporal.Instant.from('2026-11-25T11:59:59+03:00'));
    await pay(school, family, 8);

    expect(await stateOf(school, family, processId)).toMatchObject({ state: 'inProgress', heldUntil: null });
    const [booked] = (await school.as(family.parent).get('/events?from=2026-12-01')).body.events;
    expect(booked).toMatchObject({ funded: true, heldUntil: null, status: 'scheduled' });
    expect((await school.as(teacher).get('/teacher/lessons?from=2026-11-25&days=14')).body.lessons).toHaveLength(1);
  });

  test('is possible for one course only', async () => {
    const school = await openSchool();
    const { teacherId, teacher, family, processId } = await afterTrial(school);
    const second = await haveTeacher(school, { subjects: ['complex'] });
    const reading = await haveLearning(school, {
      family,
      teacher: second.teacher,
      startsAt: '2026-11-24T15:00+03:00',
      courseCode: 'reading',
      subject: 'complex',
    });
    const days = [{ weekday: 3, startMinute: 900 }];
    expect((await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days })).status).toBe(200);
    const other = { processId: reading.processId, teacherId, days: [{ weekday: 5, startMinute: 900 }] };
    expect((await school.as(family.parent).post('/regular-schedule', other)).body.error.code).toBe('scheduling.unpaid_schedule_exists');
    expect(teacher.customerId).toBe(teacherId);
  });

  test('that is not paid in time is released, and the times are somebody else’s to take', async () => {
    const school = await openSchool();
    const { teacherId, family, processId } = await afterTrial(school);
    const days = [{ weekday: 3, startMinute: 900 }];
    await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days });
    const other = await haveFamily(school);
    const request = { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-02T12:00:00Z' };
    expect((await school.as(other.parent).post('/intro', request)).body.error.code).toBe('scheduling.slot_taken');

    school.clock.set(Temporal.Instant.from('2026-11-25T12:00:00+03:00'));
    expect((await stateOf(school, family, processId))?.heldUntil).toBeNull();
    await school.settle();
    expect((await school.as(other.parent).post('/intro', request)).status).toBe(200);

    await pay(school, family, 8);
    expect(await stateOf(school, family, processId)).toMatchObject({ state: 'waitSchedulingNextLesson', days: [] });
    expect((await school.as(family.parent).get('/events?from=2026-12-01')).body.events).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});

test('every night lessons reach one day further, once, and a school that slept makes the nights up', async () => {
  const school = await openSchool();
  const { teacherId, family, processId } = await afterTrial(school, { units: 30 });
  await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: mondayAndThursday });
  const count = async () =>
    (await school.calendar.listEvents({ familyId: family.familyId, day: '2027-01-18' })).events.map(({ timestamp }) => timestamp);
  expect(await count()).toEqual(['2027-01-18T15:00:00Z']);
  for (const day of ['2026-11-25', '2026-11-27', '2026-11-30']) {
    school.clock.set(Temporal.Instant.from(`${day}T00:30+03:00`));
    await school.settle();
    await school.settle();
  }
  expect(await count()).toEqual(['2027-01-18T15:00:00Z', '2027-01-21T14:30:00Z']);
  school.clock.set(Temporal.Instant.from('2026-12-07T00:30+03:00'));
  await school.settle();
  expect(await count()).toEqual(['2027-01-18T15:00:00Z', '2027-01-21T14:30:00Z', '2027-01-25T15:00:00Z', '2027-01-28T14:30:00Z']);
  expect(school.faults).toEqual([]);
});

test('30 families who want the same weekly times at once: one has all of them, nobody a part, no deadlock', async () => {
  const school = await openSchool({ poolSize: 20 });
  const { teacherId, teacher } = await haveTeacher(school);
  const others = await haveTeacher(school, { rules: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 })) });
  const learners: Array<{ family: TestFamily; processId: string }> = [];
  for (let at = 0; at < 30; at += 1) {
    const family = await haveFamily(school);
    const { processId } = await school.scheduling.bookIntro(
      { accountId: newId(), role: 'parent' },
      {
        familyId: family.familyId,
        kidUid: family.kidUid,
        subject: 'math',
        startsAt: Temporal.Instant.from('2026-11-24T00:00+03:00').add({ hours: at }),
        overAgeConfirmed: false,
      },
    );
    learners.push({ family, processId });
  }
  school.clock.set(Temporal.Instant.from('2026-11-25T10:00+03:00'));
  const wanted: Array<{ family: TestFamily; processId: string }> = [];
  for (const { family } of learners) {
    const event = (await school.calendar.listEvents({ familyId: family.familyId })).events[0];
    const who = event?.teacher?.teacherId === teacherId ? teacher : others.teacher;
    await holdLesson(school, who, event?.eventId ?? '');
    await school
      .as(who)
      .post(`/teacher/lessons/${event?.eventId}/report`, { outcome: 'recommended', courseCode: 'math', level: 'm2', text: 'Да' });
    await school.ledger.credit(aCredit({ familyId: family.familyId, units: 8 }));
    const learning = (await school.calendar.processesOf(family.familyId)).find(({ type }) => type === 'learning');
    if (learning) wanted.push({ family, processId: learning.processId });
  }
  await school.settle();

  const answers = await Promise.all(
    wanted.map(({ family, processId }, at) =>
      school
        .as(family.parent)
        .post('/regular-schedule', { processId, teacherId, days: at % 2 ? mondayAndThursday : [mondayAndThursday[1]] }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)).toEqual(
    Array(29).fill('scheduling.schedule_conflicts'),
  );
  const lessons = await Promise.all(
    wanted.map(async ({ family }) => {
      const windows = await Promise.all(
        ['2026-11-23', '2026-12-21', '2027-01-18'].map((day) => school.calendar.listEvents({ familyId: family.familyId, day })),
      );
      return windows.flatMap(({ events }) => events).filter(({ kind }) => kind === 'regular').length;
    }),
  );
  expect(lessons.filter((count) => count > 0)).toHaveLength(1);
  expect([8, 16]).toContain(Math.max(...lessons));
  expect(school.faults).toEqual([]);
});
