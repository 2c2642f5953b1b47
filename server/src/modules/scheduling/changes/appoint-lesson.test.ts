import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveCourse, moscow, startsOn } from './testing.ts';

describe('a single lesson', () => {
  test('is appointed for a unit, and its lesson begins the learning', async () => {
    const school = await openSchool();
    const heard: Array<{ processId: string }> = [];
    school.news.on<{ type: 'scheduling.learning_started'; processId: string }>('scheduling.learning_started', 'test', async (it) => {
      heard.push(it);
    });
    const course = await haveCourse(school, { units: 2 });
    const { processId, teacherId } = course;
    expect((await school.scheduling.processesOf(course.family.familyId))[0]?.state).toBe('waitSchedulingNextLesson');

    const { status, body } = await course.calls.post('/single-lesson', { processId, teacherId, timestamp: moscow('2026-11-26') });

    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'individual', minutes: 50, funded: true, regular: false, timestamp: '2026-11-26T15:00:00Z' });
    expect(body.may).toEqual({
      cancel: { allowed: true, until: '2026-11-26T07:00:00Z' },
      transfer: { allowed: true, until: '2026-11-26T07:00:00Z' },
    });
    expect(await course.free()).toBe(1);
    expect((await school.scheduling.processesOf(course.family.familyId))[0]?.state).toBe('inProgress');
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

  test('is offered nowhere without a free unit, and says so', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 0 });
    const { body } = await course.calls.get(`/single-lesson/${course.processId}/slots`);
    expect(body).toMatchObject({ may: { allowed: false, why: 'ledger.not_enough_units' }, free: 0, teachers: [] });
  });
});
