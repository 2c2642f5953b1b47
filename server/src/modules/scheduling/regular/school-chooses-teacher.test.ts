import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../testing.ts';
import { evenings, haveLearner, haveSchedule, monday18, rowsOf, thursday1730 } from './testing.ts';

const reason = 'Хотим попробовать с другим преподавателем';

describe('the school chooses the teacher', () => {
  test('among those who can take every lesson', async () => {
    const school = await openSchool();
    const { parent, processId, state } = await haveSchedule(school);
    await haveTeacher(school, { name: 'По понедельникам', rules: evenings.slice(0, 1) });
    const able = await haveTeacher(school, { name: 'Может всё', rules: evenings });
    const { body } = await parent.post('/user/change-teacher-request', { processId, reason });
    expect(body).toMatchObject({ outcome: 'changed', moved: 16 });
    expect((await state())?.teacher?.teacherId).toBe(able.teacherId);
    expect(await school.scheduling.waitingTeacherRequests()).toEqual([]);
  });

  test('and when nobody has the times the request waits, once, with the newest reason, until it is met', async () => {
    const school = await openSchool();
    const { parent, processId, familyId, teacherId, rows, state } = await haveSchedule(school);
    const before = await rows();
    await haveTeacher(school, { name: 'По понедельникам', rules: evenings.slice(0, 1) });
    const heard: unknown[] = [];
    school.outbox.subscribe('scheduling.teacher_request_waits', 'test', async (it) => void heard.push(it));
    expect((await parent.post('/user/change-teacher-request', { processId, reason })).body).toMatchObject({ outcome: 'waiting', moved: 0 });
    await parent.post('/user/change-teacher-request', { processId, reason: 'Очень просим' });
    expect(await rows()).toEqual(before);
    expect((await state())?.teacher?.teacherId).toBe(teacherId);
    expect(await school.scheduling.waitingTeacherRequests()).toMatchObject([
      { processId, familyId, fromTeacherId: teacherId, reason: 'Очень просим' },
    ]);
    const { waiting } = (await parent.get(`/user/change-teacher-request/${processId}`)).body;
    expect(waiting).toMatchObject({ reason: 'Очень просим', askedAt: '2026-11-24T09:00:00Z' });
    await school.settle();
    expect(heard).toHaveLength(2);

    await haveTeacher(school, { name: 'Новая', rules: evenings });
    expect((await parent.post('/user/change-teacher-request', { processId, reason })).body.outcome).toBe('changed');
    expect(await school.scheduling.waitingTeacherRequests()).toEqual([]);
    expect((await parent.get(`/user/change-teacher-request/${processId}`)).body.waiting).toBeNull();
    expect(school.faults).toEqual([]);
  });

  test('for 12 families at once: two free teachers take whole schedules, nobody gets a part, no deadlock', async () => {
    const school = await openSchool({ poolSize: 20 });
    const days = [monday18, thursday1730];
    const asking = [];
    for (let at = 0; at < 12; at += 1) {
      const { teacherId } = await haveTeacher(school);
      const learner = await haveLearner(school, { teacherId, units: 4 });
      const set = await learner.parent.post('/regular-schedule', { processId: learner.processId, teacherId, days });
      expect(set.status).toBe(200);
      asking.push(learner);
    }
    await school.settle();
    await haveTeacher(school, { name: 'А', rules: evenings });
    await haveTeacher(school, { name: 'Б', rules: evenings });

    const answers = await Promise.all(
      asking.map(({ parent, processId }) => parent.post('/user/change-teacher-request', { processId, reason })),
    );

    const changed = answers.filter(({ body }) => body.outcome === 'changed').length;
    // Two at least: a family that moves leaves its own teacher free, whom the next one may be given.
    expect(changed).toBeGreaterThanOrEqual(2);
    expect(answers.filter(({ body }) => body.outcome === 'waiting')).toHaveLength(12 - changed);
    for (const { processId } of asking) {
      const rows = await rowsOf(school, processId);
      expect(new Set(rows.map((row) => row.teacherId)).size).toBe(1);
      expect([rows.length, rows.filter(({ held }) => held).length]).toEqual([16, 4]);
    }
    expect(await school.scheduling.waitingTeacherRequests()).toHaveLength(12 - changed);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
