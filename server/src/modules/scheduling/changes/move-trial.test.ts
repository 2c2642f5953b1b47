import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { manager, moscow, startsOn } from './testing.ts';

/** A trial on Tuesday 24 November at 18:00 in Moscow, with the only teacher there is. */
async function withTrial(school: TestSchool) {
  const { teacherId, teacher } = await haveTeacher(school);
  const family = await haveFamily(school);
  const calls = school.as(family.parent);
  const { body: trial } = await calls.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: moscow('2026-11-24') });
  const move = (timestamp: string, its: object = {}, who = family.parent, lessonId: string = trial.eventId) =>
    school.as(who).post(`/events/${lessonId}/transfer`, { scope: 'one', timestamp, reason: 'Заболели', ...its });
  return { teacherId, teacher, family, calls, trial, move };
}

describe('a trial that is moved', () => {
  test('keeps its teacher where that one is free, and takes the one with the fewest trials where not', async () => {
    const school = await openSchool();
    const { move, teacherId, family } = await withTrial(school);
    const busy = await haveTeacher(school, { name: 'Пётр' });
    const idle = await haveTeacher(school, { name: 'Ирина' });
    for (const hour of ['09:00', '10:00']) {
      // Пётр has two trials that week, Ирина none: they are put beside what the school would choose.
      const one = await haveFamily(school);
      const made = await school
        .as(one.parent)
        .post('/intro', { kidUid: one.kidUid, subject: 'math', timestamp: moscow('2026-11-26', hour) });
      await school.db.run(sql`
        update scheduling_lessons set teacher_id = ${busy.teacherId}, planned_teacher_id = ${busy.teacherId} where lesson_id = ${made.body.eventId}`);
    }
    await school.db.run(sql`update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions')`);

    const kept = await move(moscow('2026-11-25'));

    expect(kept.body.event).toMatchObject({
      kind: 'trial',
      timestamp: '2026-11-25T15:00:00Z',
      movedFrom: '2026-11-24T15:00:00Z',
      funded: true,
    });
    expect(kept.body.event.teacher.teacherId).toBe(teacherId);
    expect((await school.calendar.processesOf(family.familyId))[0]).toMatchObject({ type: 'intro', state: 'inProgress' });

    const second = await withTrialOf(school, moscow('2026-11-24', '12:00'), teacherId);
    const other = await second.move(moscow('2026-11-25'));
    expect(other.body.event.teacher.teacherId).toBe(idle.teacherId);
    expect(school.faults).toEqual([]);
  });

  test('is moved once by the family; the school may move it again', async () => {
    const school = await openSchool();
    const { move, calls, family } = await withTrial(school);
    const moved = (await move(moscow('2026-11-25'))).body.event;
    const again = await move(moscow('2026-11-26'), {}, family.parent, moved.eventId);
    expect(again.status).toBe(409);
    expect(again.body.error).toEqual({
      code: 'scheduling.intro_moved_already',
      message: 'Not allowed transfer intro more than once',
      facts: { max: 1 },
    });
    const terms = (await calls.get(`/events/${moved.eventId}/changes`)).body;
    expect(terms.transfer).toMatchObject({ allowed: false, why: 'scheduling.intro_moved_already' });
    expect(terms.cancel).toEqual({ allowed: true, until: '2026-11-25T07:00:00Z' });
    const bySchool = await move(moscow('2026-11-26'), {}, manager(), moved.eventId);
    expect(bySchool.body.event).toMatchObject({ timestamp: '2026-11-26T15:00:00Z', kind: 'trial' });
    expect(school.faults).toEqual([]);
  });

  test('is offered every free time of all who fit, its own neighbours too, and no time at which it is', async () => {
    const school = await openSchool();
    const { calls, trial, move } = await withTrial(school);
    const slots = (await calls.get(`/events/${trial.eventId}/slots`)).body;
    expect(slots).toMatchObject({ may: { allowed: true }, unit: null, free: 0, minutes: 50 });
    expect(slots.teachers).toHaveLength(1);
    expect(slots.teachers[0]).toMatchObject({ teacher: null, known: false });
    const day = startsOn('2026-11-24', slots.teachers[0].slots);
    expect(day).toEqual(expect.arrayContaining(['17:00', '17:30', '18:30', '19:00']));
    expect(day).not.toContain('18:00');
    expect((await move(moscow('2026-11-24', '18:30'))).body.event.timestamp).toBe('2026-11-24T15:30:00Z');
  });

  test('is refused in words the preview had used, and stays where it was', async () => {
    const school = await openSchool();
    const { calls, trial, teacherId, family } = await withTrial(school);
    const english = await haveTeacher(school, { subjects: ['english'] });
    await calls.post('/intro', { kidUid: family.kidUid, subject: 'english', timestamp: moscow('2026-11-25', '10:00') });
    const other = await haveFamily(school);
    await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: moscow('2026-11-25', '12:00') });
    const refusals: Array<[string, string, object]> = [
      ['to where it is', 'scheduling.same_time', { timestamp: moscow('2026-11-24') }],
      ['to the night', 'scheduling.slot_closed', { timestamp: moscow('2026-11-25', '03:00') }],
      ['to yesterday', 'scheduling.in_the_past', { timestamp: moscow('2026-11-22') }],
      ['past the horizon', 'scheduling.beyond_horizon', { timestamp: moscow('2027-01-18', '10:00') }],
      ['to where the kid is busy', 'scheduling.kid_busy', { timestamp: moscow('2026-11-25', '10:00') }],
      ['to a taken time', 'scheduling.slot_taken', { timestamp: moscow('2026-11-25', '12:00') }],
      ['with what follows', 'scheduling.not_regular', { timestamp: moscow('2026-11-25'), scope: 'all' }],
      ['to nobody', 'scheduling.teacher_not_found', { timestamp: moscow('2026-11-25'), teacherId: trial.eventId }],
      ['to one of another subject', 'scheduling.teacher_does_not_fit', { timestamp: moscow('2026-11-25'), teacherId: english.teacherId }],
    ];
    for (const [what, code, request] of refusals) {
      const wanted = { scope: 'one', ...request };
      const preview = await calls.post(`/events/${trial.eventId}/transfer/preview`, wanted);
      expect([what, preview.body.may.why, preview.body.moved]).toEqual([what, code, []]);
      const { body } = await calls.post(`/events/${trial.eventId}/transfer`, { ...wanted, reason: 'Заболели' });
      expect([what, body.error?.code]).toEqual([what, code]);
      if (code === 'scheduling.slot_taken') expect(body.error.facts.nearest.split(' ')).toHaveLength(3);
    }
    expect((await calls.get(`/events/${trial.eventId}`)).body).toMatchObject({ status: 'scheduled', timestamp: '2026-11-24T15:00:00Z' });
    const named = await calls.post(`/events/${trial.eventId}/transfer/preview`, {
      scope: 'one',
      timestamp: moscow('2026-11-25'),
      teacherId,
    });
    expect(named.body).toEqual({ may: { allowed: true, until: '2026-11-24T07:00:00Z' }, moved: ['2026-11-25T15:00:00Z'], conflicts: [] });
    expect(school.faults).toEqual([]);
  });
});

/** Another family's trial with one teacher, whoever the school would choose. */
async function withTrialOf(school: TestSchool, timestamp: string, teacherId: string) {
  const family = await haveFamily(school);
  const calls = school.as(family.parent);
  const { body } = await calls.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
  await school.db.run(sql`
    update scheduling_lessons set teacher_id = ${teacherId}, planned_teacher_id = ${teacherId} where lesson_id = ${body.eventId}`);
  await school.db.run(sql`update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions')`);
  return {
    move: (to: string) => calls.post(`/events/${body.eventId}/transfer`, { scope: 'one', timestamp: to, reason: 'Заболели' }),
  };
}
