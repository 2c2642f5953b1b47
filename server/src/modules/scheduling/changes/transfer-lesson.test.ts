import type { Event } from '@school/contract/calendar/shapes';
import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveCourse, logOf, manager, moscow, startsOn, tuesday, withLesson } from './testing.ts';

describe('a lesson that is moved', () => {
  test('stands at its new time with its teacher, its unit and its course; the old one leaves the lists', async () => {
    const school = await openSchool();
    const { calls, lesson, move, teacherId, family, lessons, free } = await withLesson(school);

    const { status, body } = await move(moscow('2026-11-27', '10:00'));

    expect(status).toBe(200);
    expect(body.moved).toBe(1);
    expect(body.event).toMatchObject({
      processId: lesson.processId,
      timestamp: '2026-11-27T07:00:00Z',
      movedFrom: '2026-11-26T15:00:00Z',
      kind: 'transferred',
      status: 'scheduled',
      minutes: 50,
      funded: true,
      insteadOf: null,
    });
    expect(body.event.teacher.teacherId).toBe(teacherId);
    expect((await lessons()).map(({ eventId }) => eventId)).toEqual([body.event.eventId]);
    expect((await calls.get(`/events/${lesson.eventId}`)).body).toMatchObject({ status: 'transferred', funded: false });
    expect(await free()).toBe(1);
    expect(await logOf(school, lesson.eventId)).toEqual([
      { role: 'parent', from: null, to: 'scheduled', reason: null, actor: family.parent.accountId },
      { role: 'parent', from: 'scheduled', to: 'transferred', reason: 'Врач', actor: family.parent.accountId },
    ]);
    // And on, from where it is now: a lesson that is no trial moves as often as it must.
    const again = await calls.post(`/events/${body.event.eventId}/transfer`, {
      scope: 'one',
      timestamp: moscow('2026-11-27', '10:30'),
      reason: 'Ещё раз',
    });
    expect(again.body.event).toMatchObject({ timestamp: '2026-11-27T07:30:00Z', movedFrom: '2026-11-27T07:00:00Z', funded: true });
    const old = await calls.post(`/events/${lesson.eventId}/transfer`, { scope: 'one', timestamp: moscow('2026-11-30'), reason: 'Старая' });
    expect(old.body.error.code).toBe('scheduling.lesson_is_over');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('and moved back is the lesson it was', async () => {
    const { calls, lesson, move } = await withLesson(await openSchool());

    const { body } = await move(moscow('2026-11-27', '10:00'));
    const back = await calls.post(`/events/${body.event.eventId}/transfer`, {
      scope: 'one',
      timestamp: lesson.timestamp,
      reason: 'Передумали',
    });
    expect(back.body.event).toMatchObject({ timestamp: lesson.timestamp, movedFrom: null, kind: lesson.kind, funded: true });
  });

  test('may go onto its own old time: half an hour later, half an hour earlier', async () => {
    const school = await openSchool();
    const { move, calls, lesson } = await withLesson(school);
    const { slots } = (await calls.get(`/events/${lesson.eventId}/slots`)).body.teachers[0];
    expect(startsOn('2026-11-26', slots)).toEqual(expect.arrayContaining(['17:00', '17:30', '18:30', '19:00']));
    expect(startsOn('2026-11-26', slots)).not.toContain('18:00');
    const later = await move(moscow('2026-11-26', '18:30'));
    expect(later.body.event.timestamp).toBe('2026-11-26T15:30:00Z');
    const earlier = await calls.post(`/events/${later.body.event.eventId}/transfer`, {
      scope: 'one',
      timestamp: moscow('2026-11-26', '18:00'),
      reason: 'Обратно',
    });
    expect(earlier.body.event.timestamp).toBe('2026-11-26T15:00:00Z');
    expect(school.faults).toEqual([]);
  });

  test('by the family 8 hours ahead, to the second; by a manager until it begins, with the reason and the role on record', async () => {
    const school = await openSchool();
    const { move, calls, lesson } = await withLesson(school);
    const wanted = moscow('2026-11-30');
    school.clock.set(Temporal.Instant.from('2026-11-26T10:00:01+03:00'));
    const late = await move(wanted);
    expect(late.status).toBe(409);
    expect(late.body.error).toEqual({
      code: 'scheduling.too_late',
      message: 'Too late to cancel or transfer',
      facts: { hours: 8, until: '2026-11-26T07:00:00Z', startsAt: '2026-11-26T15:00:00Z' },
    });
    expect((await move(wanted, {}, { ...manager(), role: 'support', customerId: lesson.processId })).status).toBe(404);

    const other = manager();
    school.clock.set(Temporal.Instant.from('2026-11-26T18:00:00+03:00'));
    expect((await move(wanted, {}, other)).body.error.code).toBe('scheduling.lesson_is_over');
    school.clock.set(Temporal.Instant.from('2026-11-26T17:59:59+03:00'));
    expect((await move(wanted, {}, other)).status).toBe(200);
    expect((await logOf(school, lesson.eventId)).at(-1)).toEqual({
      role: 'manager',
      from: 'scheduled',
      to: 'transferred',
      reason: 'Врач',
      actor: other.accountId,
    });

    school.clock.set(Temporal.Instant.from('2026-11-30T10:00:00+03:00'));
    const [moved] = (await calls.get('/events?from=2026-11-30')).body.events as Event[];
    const inTime = await calls.post(`/events/${moved?.eventId}/transfer`, {
      scope: 'one',
      timestamp: moscow('2026-12-01'),
      reason: 'Успели',
    });
    expect(inTime.status).toBe(200);
    expect(school.faults).toEqual([]);
  });

  test('is asked for twice by one tap on a slow train, and moves once', async () => {
    const school = await openSchool();
    const { calls, lesson, lessons } = await withLesson(school);
    const request = { scope: 'one', timestamp: moscow('2026-11-27'), reason: 'Врач' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls.post(`/events/${lesson.eventId}/transfer`, request, 'one-tap-on-a-slow-train')),
    );
    expect(new Set(answers.map(({ body }) => body.event.eventId)).size).toBe(1);
    expect(await lessons()).toHaveLength(1);
  });
});

describe('a lesson that a replacement gives', () => {
  test('may be moved by the family until it starts: to either teacher, at once to the planned one', async () => {
    const school = await openSchool();
    const { calls, lesson, teacherId, move } = await withLesson(school);
    const other = await haveTeacher(school, { name: 'Пётр' });
    await school.db.run(sql`update scheduling_lessons set teacher_id = ${other.teacherId} where lesson_id = ${lesson.eventId}`);
    await school.db.run(sql`update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions')`);
    school.clock.set(Temporal.Instant.from('2026-11-26T15:00:00+03:00'));

    const slots = (await calls.get(`/events/${lesson.eventId}/slots`)).body;

    expect(slots.may).toEqual({ allowed: true, until: '2026-11-26T15:00:00Z' });
    expect(slots.teachers.map((it: { teacher: { teacherId: string } }) => it.teacher.teacherId)).toEqual([teacherId, other.teacherId]);
    expect(startsOn('2026-11-26', slots.teachers[0].slots)).toContain('18:00');
    expect(startsOn('2026-11-26', slots.teachers[1].slots)).not.toContain('18:00');
    expect((await move(moscow('2026-11-26'))).body.error.code).toBe('scheduling.same_time');
    const back = await move(moscow('2026-11-26'), { teacherId });
    expect(back.body.event).toMatchObject({ kind: lesson.kind, movedFrom: null, insteadOf: null, funded: true });
    expect(back.body.event.teacher.teacherId).toBe(teacherId);
    // The family has chosen this teacher and this time: the 8 hours are there again.
    expect(back.body.event.may.transfer).toMatchObject({ allowed: false, why: 'scheduling.too_late' });
    expect(school.faults).toEqual([]);
  });
});

describe('the unit of a lesson that is moved', () => {
  test('goes along before any lesson that waits for one', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1, days: [tuesday] });
    const [first, second] = await course.lessons();
    expect([first?.funded, second?.funded]).toEqual([true, false]);
    const { body } = await course.calls.post(`/events/${first?.eventId}/transfer`, {
      scope: 'one',
      timestamp: moscow('2026-12-31'),
      reason: 'Врач',
    });
    expect(body.event.funded).toBe(true);
    expect((await course.lessons()).filter(({ funded }) => funded).map(({ eventId }) => eventId)).toEqual([body.event.eventId]);
    await insistBooksAgree(school.db);
  });

  test('that would not live until the new time keeps the lesson where it is', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 0 });
    const expiresAt = Temporal.Instant.from('2026-11-29T23:59:59+03:00');
    await school.ledger.credit(aCredit({ familyId: course.family.familyId, units: 1, expiresAt }));
    const lesson = await course.appoint(moscow('2026-11-26'));
    const move = (timestamp: string) =>
      course.calls.post(`/events/${lesson.eventId}/transfer`, { scope: 'one', timestamp, reason: 'Врач' });
    expect((await move(moscow('2026-11-30'))).body.error.code).toBe('ledger.not_enough_units');
    expect((await course.lessons()).map(({ eventId, funded }) => [eventId, funded])).toEqual([[lesson.eventId, true]]);
    expect((await move(moscow('2026-11-27'))).body.event.funded).toBe(true);
    await insistBooksAgree(school.db);
  });
});
