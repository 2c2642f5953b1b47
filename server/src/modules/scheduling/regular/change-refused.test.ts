import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveSchedule, monday18, rowsOf, thursday1730, tuesday18 } from './testing.ts';

describe('a change of the regular schedule', () => {
  test('is refused with the reason', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, teacher, kidUid } = await haveSchedule(school);
    const why = async (request: object) =>
      (await parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18], reason: 'Так надо', ...request })).body
        .error?.code;
    const nobody = crypto.randomUUID();
    expect(await why({ processId: nobody })).toBe('scheduling.process_not_found');
    expect(await why({ teacherId: nobody })).toBe('scheduling.teacher_not_found');
    expect(await why({ days: [thursday1730, monday18] })).toBe('scheduling.same_time');
    expect(await why({ days: [1, 2, 3, 4].map((weekday) => ({ weekday, startMinute: 1080 })) })).toBe('scheduling.too_many_days');
    expect(await why({ days: [{ weekday: 6, startMinute: 1080 }] })).toBe('scheduling.slot_closed');
    const toddlers = await haveTeacher(school, { ageTo: 5 });
    expect(await why({ teacherId: toddlers.teacherId })).toBe('scheduling.teacher_does_not_fit');
    expect(await why({ reason: '' })).toBe('request.invalid');

    // The kid itself has something else at one of the times, with another teacher.
    await haveTeacher(school, { name: 'Вера', subjects: ['english'] });
    await parent.post('/intro', { kidUid, subject: 'english', timestamp: '2026-12-08T15:00:00Z' });
    expect(await why({})).toBe('scheduling.kid_busy');

    const intro = (await school.as(teacher).get('/teacher/lessons?from=2026-11-24')).body.lessons[0].processId;
    expect(await why({ processId: intro })).toBe('scheduling.process_state');
    await parent.post('/regular-schedule/end', { processId, reason: 'Каникулы' });
    expect(await why({})).toBe('scheduling.no_schedule');
    expect((await parent.post('/regular-schedule/change/preview', { processId, teacherId, days: [tuesday18] })).body).toEqual({
      may: { allowed: false, why: 'scheduling.no_schedule', facts: {} },
      first: [],
      lessons: 0,
      stay: 0,
      go: 0,
      conflicts: [],
      overlaps: [],
    });
    expect((await school.as().post('/regular-schedule/change', {})).status).toBe(401);
    expect(school.faults).toEqual([]);
  });

  test('raced by 20 takers of its new times: it has all of them or none', async () => {
    const school = await openSchool({ poolSize: 20 });
    const { parent, processId, teacherId, rows } = await haveSchedule(school, { units: 16 });
    const before = await rows();
    const others = await Promise.all(Array.from({ length: 20 }, () => haveFamily(school)));
    const [changed, ...taken] = await Promise.all([
      parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18, thursday1730], reason: 'Гонка' }),
      ...others.map(({ parent: who, kidUid }, at) =>
        school.as(who).post('/intro', { kidUid, subject: 'math', timestamp: `2026-12-${at % 2 ? '08' : '15'}T15:00:00Z` }),
      ),
    ]);
    const after = await rowsOf(school, processId);
    const winners = taken.filter(({ status }) => status === 200).length;
    if (changed?.status === 200) expect([winners, after.length]).toEqual([0, 15]);
    else {
      expect(winners).toBe(2);
      expect(after).toEqual(before);
    }
    expect(after.filter(({ funded, held }) => funded !== held)).toEqual([]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
