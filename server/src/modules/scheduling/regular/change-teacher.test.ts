import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { evenings, haveSchedule, monday18, thursday1730, tuesday18 } from './testing.ts';

const reason = 'Хотим попробовать с другим преподавателем';

/** A trial of somebody else in a teacher's calendar. Only this teacher is free then. */
async function haveBusy(school: TestSchool, timestamp: string): Promise<void> {
  const other = await haveFamily(school);
  const { status, body } = await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

describe('another teacher', () => {
  test('takes the whole schedule in one act: the same lessons with the same units, and nothing is lost', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, teacher, rows, free, state, at } = await haveSchedule(school, { units: 5 });
    const irina = await haveTeacher(school, { name: 'Ирина' });
    at('2026-11-26T09:30:01+03:00');
    const before = await rows();
    const { status, body } = await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason });

    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'changed', moved: 15, process: { teacher: { name: 'Ирина' }, days: [monday18, thursday1730] } });
    const after = await rows();
    expect(after).toEqual(before.map((row, index) => ({ ...row, teacherId: index === 0 ? teacherId : irina.teacherId })));
    expect(after[0]?.startsAt).toBe('2026-11-26T14:30:00Z');
    expect(await free()).toBe(0);
    expect((await state())?.state).toBe('inProgress');
    const seen = async (who: typeof teacher) => (await school.as(who).get('/teacher/lessons?from=2026-11-26&days=35')).body.lessons.length;
    expect([await seen(teacher), await seen(irina.teacher)]).toEqual([1, 9]);
    const event = (await parent.get('/events?from=2026-12-01')).body.events.find(({ kind }: { kind: string }) => kind !== 'trial');
    expect(event).toMatchObject({ kind: 'regular', teacher: { name: 'Ирина' }, insteadOf: null });
    const log = await school.db.all(sql<{ reason: string }>`
      select reason from scheduling_lesson_events where lesson_id = ${after[1]?.lessonId} order by id desc limit 1`);
    expect(log).toEqual([{ reason }]);

    at('2026-11-27T02:00+03:00');
    await school.settle();
    expect((await rows()).at(-1)).toMatchObject({ startsAt: '2027-01-21T14:30:00Z', teacherId: irina.teacherId });
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  for (const [now, moved] of [
    ['2026-11-26T09:29:59+03:00', 16],
    ['2026-11-26T09:30:00+03:00', 16],
    ['2026-11-26T09:30:01+03:00', 15],
  ] as const) {
    test(`at ${now} takes ${moved} of 16 lessons, the first of which is at 17:30`, async () => {
      const school = await openSchool();
      const { parent, processId, at } = await haveSchedule(school);
      const irina = await haveTeacher(school, { name: 'Ирина' });
      at(now);
      const { body } = await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason });
      expect(body).toMatchObject({ outcome: 'changed', moved });
    });
  }

  test('has the conversation from then on, and the old one does not see it any more', async () => {
    const school = await openSchool();
    const { parent, processId, teacher } = await haveSchedule(school);
    const irina = await haveTeacher(school, { name: 'Ирина' });
    await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason });
    await school.settle();
    const names = async (who: typeof teacher) =>
      (await school.as(who).get('/chats')).body.chats.filter((chat: { processId?: string }) => chat.processId === processId).length;
    expect([await names(irina.teacher), await names(teacher)]).toEqual([1, 0]);
    expect(school.faults).toEqual([]);
  });

  test('is proposed by how many coming lessons she keeps at their own times', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId } = await haveSchedule(school, { days: [monday18, thursday1730] });
    await haveTeacher(school, { name: 'Для малышей', ageTo: 6 });
    await haveTeacher(school, { name: 'Английский', subjects: ['english'] });
    await haveTeacher(school, { name: 'Only English spoken', languages: ['en'] });
    const gone = await haveTeacher(school, { name: 'Ушла' });
    await school.db.run(sql`update scheduling_teachers set teaches_now = false where teacher_id = ${gone.teacherId}`);
    const mondays = await haveTeacher(school, { name: 'По понедельникам', rules: evenings.slice(0, 1) });
    const free = await haveTeacher(school, { name: 'Свободна', rules: evenings });
    const { status, body } = await parent.get(`/user/change-teacher-request/${processId}`);
    expect(status).toBe(200);
    expect(body.may).toEqual({ allowed: true });
    expect(body.waiting).toBeNull();
    expect(
      body.candidates.map((it: { teacher: { name: string }; keeps: number; of: number }) => [it.teacher.name, it.keeps, it.of]),
    ).toEqual([
      ['Свободна', 16, 16],
      ['По понедельникам', 8, 16],
    ]);
    expect(body.candidates[0].free).toContain(18 * 60);
    expect(body.candidates[0].free).not.toContain(20 * 60);
    expect([teacherId, mondays.teacherId, free.teacherId]).toHaveLength(3);
    expect(school.faults).toEqual([]);
  });

  test('may be had at other times when her own do not fit', async () => {
    const school = await openSchool();
    const { parent, processId, rows, free } = await haveSchedule(school, { units: 3 });
    const irina = await haveTeacher(school, { name: 'Ирина', rules: evenings.slice(1, 2) });
    const ask = (days?: object[]) => parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason, days });
    expect((await ask()).body.error.code).toBe('scheduling.slot_closed');
    expect((await ask([{ weekday: 3, startMinute: 1080 }])).body.error.code).toBe('scheduling.slot_closed');
    const { body } = await ask([tuesday18]);
    expect(body).toMatchObject({ outcome: 'changed', moved: 7, process: { days: [tuesday18], teacher: { name: 'Ирина' } } });
    const after = await rows();
    expect(new Set(after.map((row) => row.teacherId))).toEqual(new Set([irina.teacherId]));
    expect(after.filter(({ held }) => held)).toHaveLength(3);
    expect(await free()).toBe(0);
    await insistBooksAgree(school.db);
  });

  test('whose times are partly taken takes nothing, and the dates are named', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows } = await haveSchedule(school);
    const before = await rows();
    const irina = await haveTeacher(school, { name: 'Ирина', rules: evenings });
    await haveBusy(school, '2026-12-03T14:30:00Z');
    await haveBusy(school, '2026-12-07T15:00:00Z');
    const { body } = await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason });
    expect(body.error).toMatchObject({
      code: 'scheduling.schedule_conflicts',
      facts: { dates: '2026-12-03T14:30:00Z 2026-12-07T15:00:00Z' },
    });
    expect(await rows()).toEqual(before);
    expect((await parent.get(`/user/change-teacher-request/${processId}`)).body.candidates).toMatchObject([{ keeps: 14, of: 16 }]);
    expect(before.every((row) => row.teacherId === teacherId)).toBe(true);
  });

  test('is refused with the reason', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, teacher, kidUid } = await haveSchedule(school);
    const irina = await haveTeacher(school, { name: 'Ирина' });
    const why = async (request: object) =>
      (await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason, ...request })).body.error?.code;
    expect(await why({ reason: '' })).toBe('request.invalid');
    expect(await why({ processId: crypto.randomUUID() })).toBe('scheduling.process_not_found');
    expect(await why({ teacherId: crypto.randomUUID() })).toBe('scheduling.teacher_not_found');
    expect(await why({ teacherId })).toBe('scheduling.same_teacher');
    const english = await haveTeacher(school, { subjects: ['english'] });
    expect(await why({ teacherId: english.teacherId })).toBe('scheduling.teacher_does_not_fit');
    expect(await why({ days: [1, 2, 3, 4].map((weekday) => ({ weekday, startMinute: 1080 })) })).toBe('scheduling.too_many_days');
    await parent.post('/intro', { kidUid, subject: 'english', timestamp: '2026-12-08T15:00:00Z' });
    expect(await why({ days: [tuesday18] })).toBe('scheduling.kid_busy');
    const intro = (await school.as(teacher).get('/teacher/lessons?from=2026-11-24')).body.lessons[0].processId;
    expect(await why({ processId: intro })).toBe('scheduling.process_state');
    await parent.post('/regular-schedule/end', { processId, reason: 'Пауза надолго' });
    expect(await why({ days: [tuesday18] })).toBe('scheduling.process_state');
    await school.db.run(sql`update scheduling_teachers set teaches_now = false where teacher_id = ${teacherId}`);
    expect(await why({})).toBe('scheduling.no_teacher_in_process');
    expect((await parent.get(`/user/change-teacher-request/${processId}`)).body).toMatchObject({
      may: { why: 'scheduling.no_teacher_in_process' },
      process: { teacher: null },
      candidates: [],
    });
    expect((await parent.get(`/user/change-teacher-request/${crypto.randomUUID()}`)).body.error.code).toBe('scheduling.process_not_found');
    expect(school.faults).toEqual([]);
  });

  test('who left is followed by another one while the schedule stands', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows } = await haveSchedule(school);
    const irina = await haveTeacher(school, { name: 'Ирина' });
    await school.db.run(sql`update scheduling_teachers set teaches_now = false where teacher_id = ${teacherId}`);
    expect((await parent.post('/user/change-teacher-request', { processId, reason })).body).toMatchObject({
      outcome: 'changed',
      moved: 16,
    });
    expect(new Set((await rows()).map((row) => row.teacherId))).toEqual(new Set([irina.teacherId]));
  });
});
