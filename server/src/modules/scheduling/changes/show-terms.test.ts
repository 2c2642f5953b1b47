import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveCourse, manager, moscow, thursday, tuesday } from './testing.ts';

describe('what may be done with a lesson is told before the tap', () => {
  test('until when, the unit that comes back, and how many lessons its weekly time has', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 3, days: [tuesday, thursday] });
    const lessons = await course.lessons();
    const fourth = lessons[3];
    const { body } = await course.calls.get(`/events/${fourth?.eventId}/changes`);
    expect(body).toMatchObject({
      event: { eventId: fourth?.eventId, regular: true },
      cancel: { allowed: true, until: '2026-12-03T07:00:00Z' },
      transfer: { allowed: true, until: '2026-12-03T07:00:00Z' },
      until: '2026-12-03T07:00:00Z',
      unit: null,
      skip: { free: true, freeAgainFrom: null },
      regular: { weekday: 4, startMinute: 1080, following: 7, all: 8, schedule: 16 },
    });
    expect((await course.calls.get(`/events/${lessons[0]?.eventId}/changes`)).body.unit).toBe('gold');
  });

  test('counts what may still be changed: not what is nearer than 8 hours, for a manager that too', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1, days: [tuesday] });
    const [first, second] = await course.lessons();
    school.clock.set(Temporal.Instant.from('2026-11-24T17:00+03:00'));
    const terms = async (lessonId: string | undefined, who = course.family.parent) =>
      (await school.as(who).get(`/events/${lessonId}/changes`)).body;
    expect((await terms(second?.eventId)).regular).toEqual({ ...tuesday, following: 7, all: 7, schedule: 7 });
    expect(await terms(first?.eventId)).toMatchObject({
      cancel: { allowed: false, why: 'scheduling.too_late' },
      transfer: { allowed: false, why: 'scheduling.too_late' },
      until: '2026-11-24T07:00:00Z',
      unit: 'gold',
    });
    expect(await terms(first?.eventId, manager())).toMatchObject({
      cancel: { allowed: true, until: '2026-11-24T15:00:00Z' },
      until: '2026-11-24T15:00:00Z',
      unit: 'gold',
      regular: { following: 8, all: 8 },
    });
  });

  test('not coming costs a unit within 30 days of a free skip, and says from when it is free again', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 4 });
    const missed = await course.appoint(moscow('2026-11-24'));
    const [within, again] = [await course.appoint(moscow('2026-12-24', '17:30')), await course.appoint(moscow('2026-12-24', '18:30'))];
    school.clock.set(Temporal.Instant.from('2026-11-24T18:10+03:00'));
    await school.staffing.closeAsMissed({ accountId: null, role: 'manager' }, course.teacher.customerId, missed.eventId);
    const skip = async (lessonId: string) => (await course.calls.get(`/events/${lessonId}/changes`)).body.skip;
    expect(await skip(within.eventId)).toEqual({ skips: 1, days: 30, free: false, freeAgainFrom: '2026-12-24T15:00:00Z' });
    expect(await skip(again.eventId)).toEqual({ skips: 1, days: 30, free: true, freeAgainFrom: null });
  });

  test('a trial costs nothing and belongs to no schedule', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const { parent, kidUid } = await haveFamily(school);
    const { body: trial } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: moscow('2026-11-24') });
    const { body } = await school.as(parent).get(`/events/${trial.eventId}/changes`);
    expect(body).toMatchObject({ unit: null, skip: null, regular: null, transfer: { allowed: true } });
  });

  test('support sees what the family sees, a kid and a teacher are not asked', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    const { eventId } = await course.appoint(moscow('2026-11-26'));
    const as = (role: 'support' | 'kid' | 'teacher') =>
      school.as({ ...course.family.parent, role, ...(role === 'kid' ? { kidUid: course.family.kidUid } : {}) });
    expect((await as('support').get(`/events/${eventId}/changes`)).body.cancel).toEqual({ allowed: true, until: '2026-11-26T07:00:00Z' });
    for (const role of ['kid', 'teacher'] as const) {
      expect((await as(role).get(`/events/${eventId}/changes`)).status).toBe(403);
      expect((await as(role).get(`/events/${eventId}/slots`)).status).toBe(403);
    }
    expect((await school.as(manager()).get(`/events/${eventId}`)).status).toBe(403);
    expect((await school.as().get(`/events/${eventId}`)).status).toBe(401);
  });

  test('a lesson of a replacement is open until it starts', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    const { eventId } = await course.appoint(moscow('2026-11-26'));
    const other = await haveTeacher(school, { name: 'Пётр' });
    await school.db.run(sql`update scheduling_lessons set teacher_id = ${other.teacherId} where lesson_id = ${eventId}`);
    school.clock.set(Temporal.Instant.from('2026-11-26T17:59:59+03:00'));
    const { body } = await course.calls.get(`/events/${eventId}/changes`);
    expect(body).toMatchObject({ cancel: { allowed: true }, transfer: { allowed: true }, until: '2026-11-26T15:00:00Z' });
    expect(body.event.insteadOf.teacherId).toBe(course.teacherId);
  });
});
