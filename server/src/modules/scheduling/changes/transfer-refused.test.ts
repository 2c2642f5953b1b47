import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveCourse, haveKid, manager, moscow, withLesson } from './testing.ts';

describe('a move that cannot be', () => {
  const refusals: Array<[string, string, object]> = [
    ['to where it is', 'scheduling.same_time', { timestamp: moscow('2026-11-26') }],
    ['to the night', 'scheduling.slot_closed', { timestamp: moscow('2026-11-27', '03:00') }],
    ['off the grid', 'scheduling.slot_closed', { timestamp: moscow('2026-11-27', '10:10') }],
    ['between two minutes', 'scheduling.slot_closed', { timestamp: moscow('2026-11-27', '10:00:01') }],
    ['to a time that ends after the working day', 'scheduling.slot_closed', { timestamp: moscow('2026-11-27', '20:30') }],
    ['to yesterday', 'scheduling.in_the_past', { timestamp: moscow('2026-11-23', '18:00') }],
    ['to in 59 minutes and 59 seconds', 'scheduling.in_the_past', { timestamp: moscow('2026-11-23', '20:59:59') }],
    ['past the horizon', 'scheduling.beyond_horizon', { timestamp: moscow('2027-01-18', '10:00') }],
    ['to nobody', 'scheduling.teacher_not_found', { timestamp: moscow('2026-11-27'), teacherId: newId() }],
    ['of a single lesson with what follows', 'scheduling.not_regular', { timestamp: moscow('2026-11-27'), scope: 'following' }],
  ];
  test('is refused in words the preview had used, and stays where it was', async () => {
    const school = await openSchool();
    const course = await withLesson(school);
    const { calls, lesson } = course;
    for (const [what, code, request] of refusals) {
      const wanted = { scope: 'one', ...request };
      const preview = await calls.post(`/events/${lesson.eventId}/transfer/preview`, wanted);
      expect([what, preview.body.may.why, preview.body.moved]).toEqual([what, code, []]);
      const { body } = await calls.post(`/events/${lesson.eventId}/transfer`, { ...wanted, reason: 'Врач' });
      expect([what, body.error?.code]).toEqual([what, code]);
    }
    expect((await course.lessons()).map(({ eventId }) => eventId)).toEqual([lesson.eventId]);
    expect(school.faults).toEqual([]);
  });

  test('to a colleague is refused: another teacher is asked for by a call of its own', async () => {
    const school = await openSchool();
    const { move } = await withLesson(school);
    const { teacherId } = await haveTeacher(school, { name: 'Пётр' });
    expect((await move(moscow('2026-11-27'), { teacherId })).body.error.code).toBe('scheduling.teacher_does_not_fit');
  });

  test('whose teacher has left the school goes to the contact centre', async () => {
    const school = await openSchool();
    const { move, calls, lesson, teacherId } = await withLesson(school);
    await school.db.run(sql`update scheduling_teachers set teaches_now = false where teacher_id = ${teacherId}`);
    expect((await move(moscow('2026-11-27'))).body.error.code).toBe('scheduling.no_teacher_in_process');
    expect((await move(moscow('2026-11-27'), { teacherId })).body.error.code).toBe('scheduling.teacher_does_not_fit');
    expect((await calls.get(`/events/${lesson.eventId}/slots`)).body.teachers).toEqual([]);
  });

  test('to a taken time names the three nearest free ones, and stays where it was', async () => {
    const school = await openSchool();
    const { move, lessons, lesson, teacherId, teacher } = await withLesson(school);
    const other = await haveCourse(school, { family: await haveFamily(school), with: { teacherId, teacher }, trial: '14:00' });
    await other.appoint(moscow('2026-11-27', '10:00'));

    const { status, body } = await move(moscow('2026-11-27', '10:00'));

    expect(status).toBe(409);
    expect(body.error).toEqual({
      code: 'scheduling.slot_taken',
      message: 'Time is already taken',
      facts: { nearest: '2026-11-27T06:00:00Z 2026-11-27T08:00:00Z 2026-11-27T08:30:00Z' },
    });
    expect((await lessons()).map(({ eventId, funded }) => [eventId, funded])).toEqual([[lesson.eventId, true]]);
  });

  test('to a time at which the kid has another lesson is refused; a sibling’s lesson is only told of', async () => {
    const school = await openSchool();
    const { move, appoint, calls, lesson, family } = await withLesson(school);
    const other = await haveTeacher(school, { name: 'Пётр' });
    await appoint(moscow('2026-11-27', '10:00'), other.teacherId);
    expect((await move(moscow('2026-11-27', '10:00'))).body.error.code).toBe('scheduling.kid_busy');

    const sister = await haveKid(school, family);
    const booked = await calls.post('/intro', { kidUid: sister, subject: 'math', timestamp: moscow('2026-11-26', '09:00') });
    const { siblings } = (await calls.get(`/events/${lesson.eventId}/slots`)).body;
    expect(siblings).toEqual([{ kidUid: sister, from: '2026-11-26T06:00:00Z', to: '2026-11-26T06:50:00Z' }]);
    expect(booked.body.teacher.teacherId).toBe(other.teacherId);
    expect((await move(moscow('2026-11-26', '09:00'))).status).toBe(200);
  });

  test('of another family, of nobody, and by a kid: not found, not found, not its business', async () => {
    const school = await openSchool();
    const { move, lesson, family, calls } = await withLesson(school);
    const stranger = await haveFamily(school);
    for (const path of ['', '/changes', '/slots']) {
      expect((await school.as(stranger.parent).get(`/events/${lesson.eventId}${path}`)).status).toBe(404);
      expect((await calls.get(`/events/${newId()}${path}`)).body.error.code).toBe('scheduling.lesson_not_found');
    }
    expect((await move(moscow('2026-11-27'), {}, stranger.parent)).status).toBe(404);
    const preview = (who: Principal) =>
      school.as(who).post(`/events/${lesson.eventId}/transfer/preview`, { scope: 'one', timestamp: moscow('2026-11-27') });
    expect((await preview(stranger.parent)).status).toBe(404);
    const kid: Principal = { ...family.parent, role: 'kid', kidUid: family.kidUid };
    expect((await school.as(kid).get(`/events/${lesson.eventId}`)).body.eventId).toBe(lesson.eventId);
    expect((await school.as({ ...kid, kidUid: newId() }).get(`/events/${lesson.eventId}`)).status).toBe(404);
    expect((await move(moscow('2026-11-27'), {}, kid)).status).toBe(403);
    expect((await preview(manager())).body).toEqual({
      may: { allowed: true, until: '2026-11-26T15:00:00Z' },
      moved: ['2026-11-27T15:00:00Z'],
      conflicts: [],
    });
    expect((await move(moscow('2026-11-27'), { reason: ' ' })).body.error.code).toBe('request.invalid');
  });
});
