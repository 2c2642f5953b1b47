import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveCourse, moscow, startsOn, tuesday } from './testing.ts';

describe('a single lesson', () => {
  test('is appointed for a unit, and its lesson begins the learning', async () => {
    const school = await openSchool();
    const heard: Array<{ processId: string }> = [];
    school.outbox.subscribe('scheduling.learning_started', 'test', async (it) => {
      heard.push(it);
    });
    const course = await haveCourse(school, { units: 2 });
    const { processId, teacherId } = course;
    expect((await school.calendar.processesOf(course.family.familyId))[0]?.state).toBe('waitSchedulingNextLesson');

    const { status, body } = await course.calls.post('/single-lesson', { processId, teacherId, timestamp: moscow('2026-11-26') });

    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'individual', minutes: 50, funded: true, regular: false, timestamp: '2026-11-26T15:00:00Z' });
    expect(body.may).toMatchObject({
      cancel: { allowed: true, until: '2026-11-26T07:00:00Z' },
      transfer: { allowed: true, until: '2026-11-26T07:00:00Z' },
    });
    expect(await course.free()).toBe(1);
    expect((await school.calendar.processesOf(course.family.familyId))[0]?.state).toBe('inProgress');
    await course.appoint(moscow('2026-11-27'));
    await school.settle();
    expect(heard.map((it) => it.processId)).toEqual([processId]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('is offered by the teacher of the course first, then by all who fit, where the kid is free too', async () => {
    const school = await openSchool();
    const course = await haveCourse(school);
    await course.appoint(moscow('2026-11-25', '11:00'));
    const other = await haveTeacher(school, { name: 'Пётр' });
    await haveTeacher(school, { name: 'Кейт', subjects: ['english'] });
    await haveTeacher(school, { name: 'Нелли', ageFrom: 3, ageTo: 6 });
    await haveTeacher(school, { name: 'Ави', languages: ['he'] });

    const { body } = await course.calls.get(`/single-lesson/${course.processId}/slots`);

    expect(body).toMatchObject({ may: { allowed: true }, unit: 'gold', free: 7, minutes: 50, siblings: [] });
    expect(body.teachers.map((it: { teacher: { teacherId: string }; known: boolean }) => [it.teacher.teacherId, it.known])).toEqual([
      [course.teacherId, true],
      [other.teacherId, false],
    ]);
    for (const { slots } of body.teachers) {
      const day = startsOn('2026-11-25', slots);
      expect(day).not.toContain('11:00');
      expect(day).not.toContain('10:30');
      expect(day.slice(0, 4)).toEqual(['09:00', '09:30', '10:00', '12:00']);
    }
  });

  test('is refused without a free unit, and offered nowhere', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    await course.appoint(moscow('2026-11-26'));
    const { body } = await course.calls.get(`/single-lesson/${course.processId}/slots`);
    expect(body).toMatchObject({ may: { allowed: false, why: 'ledger.not_enough_units' }, free: 0, teachers: [] });
    await expect(course.appoint(moscow('2026-11-27'))).rejects.toThrow('ledger.not_enough_units');
    expect(await course.lessons()).toHaveLength(1);
    await insistBooksAgree(school.db);
  });

  test('is refused where no unit lives until it begins', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 0 });
    const expiresAt = Temporal.Instant.from('2026-11-26T18:00:00+03:00');
    await school.ledger.credit(aCredit({ familyId: course.family.familyId, units: 2, expiresAt }));
    await expect(course.appoint(moscow('2026-11-26', '18:30'))).rejects.toThrow('ledger.not_enough_units');
    expect((await course.appoint(moscow('2026-11-26'))).funded).toBe(true);
    await insistBooksAgree(school.db);
  });

  test('is refused with the reason: the course, the teacher, the time', async () => {
    const school = await openSchool();
    const course = await haveCourse(school);
    const { teacherId, teacher, processId, family, calls } = course;
    const [intro] = (await school.calendar.processesOf(family.familyId)).filter(({ type }) => type === 'intro');
    const english = await haveTeacher(school, { subjects: ['english'] });
    const stranger = await haveCourse(school, { family: await haveFamily(school), with: { teacherId, teacher }, trial: '14:00' });
    await stranger.appoint(moscow('2026-11-25', '10:00'));
    const other = await haveTeacher(school, { name: 'Пётр' });
    await course.appoint(moscow('2026-11-25', '12:00'), other.teacherId);
    const wanted = { processId, teacherId, timestamp: moscow('2026-11-26') };
    const refusals: Array<[string, object]> = [
      ['scheduling.process_not_found', { processId: stranger.processId }],
      ['scheduling.process_state', { processId: intro?.processId }],
      ['scheduling.teacher_not_found', { teacherId: processId }],
      ['scheduling.teacher_does_not_fit', { teacherId: english.teacherId }],
      ['scheduling.in_the_past', { timestamp: moscow('2026-11-23', '20:59:59') }],
      ['scheduling.beyond_horizon', { timestamp: moscow('2027-01-18', '10:00') }],
      ['scheduling.slot_closed', { timestamp: moscow('2026-11-26', '03:00') }],
      ['scheduling.slot_taken', { timestamp: moscow('2026-11-25', '10:30') }],
      ['scheduling.kid_busy', { timestamp: moscow('2026-11-25', '12:00') }],
    ];
    for (const [code, its] of refusals) {
      const { body } = await calls.post('/single-lesson', { ...wanted, ...its });
      expect(body.error?.code).toBe(code);
      if (code === 'scheduling.slot_taken') {
        expect(body.error.facts.nearest).toBe('2026-11-25T06:00:00Z 2026-11-25T08:00:00Z 2026-11-25T10:00:00Z');
      }
    }
    await school.db.run(sql`update scheduling_teachers set teaches_now = false where teacher_id = ${other.teacherId}`);
    const gone = await calls.post('/single-lesson', { ...wanted, teacherId: other.teacherId });
    expect(gone.body.error.code).toBe('scheduling.teacher_does_not_fit');
    expect((await calls.get(`/single-lesson/${stranger.processId}/slots`)).body.error.code).toBe('scheduling.process_not_found');
    expect(await course.free()).toBe(7);
    expect(school.faults).toEqual([]);
  });

  test('goes beside a regular schedule, as a lesson of its own', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 9, days: [tuesday] });
    const lesson = await course.appoint(moscow('2026-11-27'));
    expect(lesson).toMatchObject({ kind: 'individual', regular: false, funded: true });
    expect(await course.lessons()).toHaveLength(9);
  });

  test('for the last unit, from two devices at once: one has it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 1 });
    const { processId, teacherId, calls } = course;
    const answers = await Promise.all(
      ['10:00', '12:00', '14:00'].map((time) =>
        calls.post('/single-lesson', { processId, teacherId, timestamp: moscow('2026-11-26', time) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402]);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)).toEqual(
      Array(2).fill('ledger.not_enough_units'),
    );
    expect(await course.lessons()).toHaveLength(1);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
