import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher, instant } from '../testing.ts';

const tuesday = '2026-11-24T18:00+03:00';

describe('a trial lesson', () => {
  test('is booked with a teacher the school chose, for 50 minutes, and shows in the schedule', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const { parent, kidUid } = await haveFamily(school);

    const { status, body } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(tuesday) });

    expect(body).toMatchObject({ kind: 'trial', minutes: 50, timestamp: '2026-11-24T15:00:00Z', status: 'scheduled', funded: true });
    expect(status).toBe(200);
    expect(body.teacher.name).toBe('Ольга');
    const events = await school.as(parent).get('/events');
    expect(events.body.events.map((event: { eventId: string }) => event.eventId)).toEqual([body.eventId]);
    expect(events.body.next.eventId).toBe(body.eventId);
    expect(events.body.from).toBe('2026-11-22T21:00:00Z');
    expect(school.faults).toEqual([]);
  });

  test('is booked with the teacher the family chose, and with nobody else', async () => {
    const school = await openSchool();
    const [olga, vera] = [
      (await haveTeacher(school, { name: 'Ольга' })).teacherId,
      (await haveTeacher(school, { name: 'Вера' })).teacherId,
    ];
    const { teacherId: english } = await haveTeacher(school, { name: 'Джон', subjects: ['english'] });
    const families = [await haveFamily(school), await haveFamily(school), await haveFamily(school)];
    const book = async (at: number, teacherId: string, timestamp = instant(tuesday)) =>
      (await school.as(families[at]?.parent).post('/intro', { kidUid: families[at]?.kidUid, subject: 'math', timestamp, teacherId })).body;
    expect((await book(0, vera)).teacher.name).toBe('Вера');
    // Olga is free then; who wants Vera is told when she is.
    const { code, facts } = (await book(1, vera)).error;
    expect(code).toBe('scheduling.slot_taken');
    expect((await book(1, vera, facts.nearest.split(' ')[0])).teacher.name).toBe('Вера');
    expect((await book(2, english)).error.code).toBe('scheduling.slot_closed');
    expect((await book(2, olga)).teacher.name).toBe('Ольга');
  });

  test('is offered with the faces of those who have time, who is free soonest first', async () => {
    const school = await openSchool();
    const { teacherId: late } = await haveTeacher(school, {
      name: 'Вера',
      languages: ['ru', 'be'],
      rules: [{ weekday: 5, fromMinute: 600, toMinute: 720 }],
    });
    const { teacherId: soon } = await haveTeacher(school, { name: 'Ольга' });
    await haveTeacher(school, { name: 'Джон', subjects: ['english'] });
    const { parent, kidUid } = await haveFamily(school);
    const { slots, teachers } = (await school.as(parent).get(`/intro/slots?kidUid=${kidUid}&subject=math`)).body;
    expect(teachers).toMatchObject([
      { teacher: { teacherId: soon, name: 'Ольга', rating: null, languages: ['ru'] } },
      { teacher: { teacherId: late, name: 'Вера', rating: null, languages: ['ru', 'be'] } },
    ]);
    const all = new Set(teachers.flatMap((it: { slots: number[] }) => it.slots));
    expect(all).toEqual(new Set(slots));
    expect(teachers[1].slots.length).toBeLessThan(teachers[0].slots.length);
  });

  test('is booked once by the same key, however often the phone asks', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const { parent, kidUid } = await haveFamily(school);
    const book = () =>
      school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(tuesday) }, 'one-tap-on-a-slow-train');
    const answers = await Promise.all([book(), book(), book()]);
    expect(new Set(answers.map(({ body }) => body.eventId)).size).toBe(1);
    expect((await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(tuesday) })).body.error.code).toBe(
      'scheduling.intro_exists',
    );
  });

  test('is offered at no time that would be refused, to the second', async () => {
    const school = await openSchool({ now: '2026-11-23T13:30:30+03:00' });
    await haveTeacher(school);
    const { parent, kidUid } = await haveFamily(school);
    const { slots } = (await school.as(parent).get(`/intro/slots?kidUid=${kidUid}&subject=math`)).body;
    const first = new Date(slots[0] * 60_000).toISOString();
    expect(first).toBe('2026-11-23T12:00:00.000Z');
    expect((await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: first })).status).toBe(200);
  });

  test('that was taken names the three nearest free times', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const [first, second] = [await haveFamily(school), await haveFamily(school)];
    await school.as(first.parent).post('/intro', { kidUid: first.kidUid, subject: 'math', timestamp: instant(tuesday) });

    const { status, body } = await school
      .as(second.parent)
      .post('/intro', { kidUid: second.kidUid, subject: 'math', timestamp: instant(tuesday) });

    expect(status).toBe(409);
    expect(body.error).toEqual({
      code: 'scheduling.slot_taken',
      message: 'Time is already taken',
      facts: { nearest: '2026-11-24T13:30:00Z 2026-11-24T14:00:00Z 2026-11-24T16:00:00Z' },
    });
  });

  test('goes to the teacher with the fewest trials that week', async () => {
    const school = await openSchool();
    await haveTeacher(school, { name: 'Ольга' });
    await haveTeacher(school, { name: 'Пётр' });
    const names: string[] = [];
    for (const hour of [10, 12, 14, 16]) {
      const { parent, kidUid } = await haveFamily(school);
      const { body } = await school
        .as(parent)
        .post('/intro', { kidUid, subject: 'math', timestamp: instant(`2026-11-24T${hour}:00+03:00`) });
      names.push(body.teacher.name);
    }
    expect(names.sort()).toEqual(['Ольга', 'Ольга', 'Пётр', 'Пётр']);
  });

  const refusals: Array<[string, string, { startsAt?: string; born?: { year: number; month: number }; languages?: string[] }]> = [
    ['at night', 'scheduling.slot_closed', { startsAt: '2026-11-24T03:00+03:00' }],
    ['off the grid', 'scheduling.slot_closed', { startsAt: '2026-11-24T18:10+03:00' }],
    ['between two minutes', 'scheduling.slot_closed', { startsAt: '2026-11-24T18:00:01+03:00' }],
    ['that would end after the working day', 'scheduling.slot_closed', { startsAt: '2026-11-24T20:30+03:00' }],
    ['yesterday', 'scheduling.in_the_past', { startsAt: '2026-11-22T18:00+03:00' }],
    ['in 59 minutes and 59 seconds', 'scheduling.in_the_past', { startsAt: '2026-11-23T10:59:59+03:00' }],
    ['past the horizon', 'scheduling.beyond_horizon', { startsAt: '2027-01-18T10:00+03:00' }],
    ['for a kid of two', 'scheduling.kid_too_young', { born: { year: 2023, month: 12 } }],
    ['for a kid whose language no teacher speaks', 'scheduling.slot_closed', { languages: ['he'] }],
  ];
  for (const [what, code, { startsAt = tuesday, ...kid }] of refusals) {
    test(`${what} is refused: ${code}`, async () => {
      const school = await openSchool();
      await haveTeacher(school);
      const { parent, kidUid } = await haveFamily(school, kid);
      const { body } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(startsAt) });
      expect(body.error?.code).toBe(code);
    });
  }

  test('of a kid above the ages of the subject waits for the parent to confirm', async () => {
    const school = await openSchool();
    await haveTeacher(school, { subjects: ['complex'] });
    const { parent, kidUid } = await haveFamily(school, { born: { year: 2014, month: 1 } });
    const request = { kidUid, subject: 'complex', timestamp: instant(tuesday) };
    const slots = await school.as(parent).get(`/intro/slots?kidUid=${kidUid}&subject=complex`);
    expect(slots.body.ages).toEqual({ from: 4, to: 10, kid: 12, warn: true, confirm: true });
    expect((await school.as(parent).post('/intro', request)).body.error).toMatchObject({
      code: 'scheduling.kid_over_age',
      facts: { age: 12, to: 10 },
    });
    expect((await school.as(parent).post('/intro', { ...request, overAgeConfirmed: true })).status).toBe(200);
  });

  test('is had with another teacher than the last one, and not at the minute of another lesson', async () => {
    const school = await openSchool();
    const { teacherId } = await haveTeacher(school, { subjects: ['math', 'english'] });
    const { parent, kidUid } = await haveFamily(school);
    await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(tuesday) });
    const english = (timestamp: string) => school.as(parent).post('/intro', { kidUid, subject: 'english', timestamp: instant(timestamp) });
    const offer = async () => (await school.as(parent).get(`/intro/slots?kidUid=${kidUid}&subject=english`)).body;
    expect((await english('2026-11-25T18:00+03:00')).body.error).toMatchObject({
      code: 'scheduling.intro_with_teacher_exists',
      facts: { teacher: 'Ольга' },
    });
    // That no time is free has its reason, and the page can name it.
    expect(await offer()).toMatchObject({ slots: [], hadTrialWith: [{ teacherId, name: 'Ольга' }] });
    await haveTeacher(school, { subjects: ['english'] });
    expect((await offer()).hadTrialWith).toEqual([]);
    expect((await offer()).slots).not.toEqual([]);
    expect((await english(tuesday)).body.error.code).toBe('scheduling.kid_busy');
    const booked = await english('2026-11-25T18:00+03:00');
    expect(booked.status).toBe(200);
    expect(booked.body.teacher.teacherId).not.toBe(teacherId);
  });

  test('of another family’s kid is not found', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const [mine, other] = [await haveFamily(school), await haveFamily(school)];
    const { status } = await school.as(mine.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: instant(tuesday) });
    expect(status).toBe(404);
  });
});

describe('100 families who want one trial time at once', () => {
  for (const teachers of [1, 3]) {
    test(`with ${teachers} free: ${teachers} booked, ${100 - teachers} typed refusals, no deadlock`, async () => {
      const school = await openSchool({ poolSize: 20 });
      for (let at = 0; at < teachers; at += 1) await haveTeacher(school);
      const families = await Promise.all(Array.from({ length: 100 }, () => haveFamily(school)));
      const answers = await Promise.all(
        families.map(({ parent, kidUid }, at) =>
          school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(tuesday) }, `race-of-families-${at}`),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(teachers);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.error.code)).toEqual(Array(100 - teachers).fill('scheduling.slot_taken'));
      expect(refused.every(({ body }) => body.error.facts.nearest.split(' ').length === 3)).toBe(true);
      expect(school.faults).toEqual([]);
    });
  }
});
