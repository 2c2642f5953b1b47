import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily } from '../testing.ts';
import { daysOf, havePause, haveSchedule, monday18, pauseReason as reason, thursday1730 } from './testing.ts';

describe('a pause', () => {
  test('cancels its lessons with the reason, their units go to the lessons after it, and the weekly places stand', async () => {
    const school = await openSchool();
    const { paused, rows, parent, processId, free, state } = await havePause(school);
    expect(paused.status).toBe(200);
    expect(paused.body).toMatchObject({ state: 'inProgress', pause: { from: '2026-11-30', until: '2026-12-14' } });
    expect((await rows(['canceled'])).map(({ startsAt, reason: why, held, funded }) => [startsAt.slice(5, 10), why, held, funded])).toEqual(
      ['11-30', '12-03', '12-07', '12-10'].map((day) => [day, reason, false, false]),
    );
    const left = await rows();
    expect(daysOf(left)).toEqual([
      '11-26',
      '12-14',
      '12-17',
      '12-21',
      '12-24',
      '12-28',
      '12-31',
      '01-04',
      '01-07',
      '01-11',
      '01-14',
      '01-18',
    ]);
    expect(left.filter(({ held }) => held).map(({ startsAt }) => startsAt.slice(5, 10))).toEqual(['11-26', '12-14', '12-17', '12-21']);
    expect(await free()).toBe(0);
    expect((await parent.get(`/regular-schedule/${processId}`)).body).toMatchObject({
      pause: { from: '2026-11-30', until: '2026-12-14', reason },
      pauseDaysMax: 21,
      may: { pause: { why: 'scheduling.paused_already' }, resume: { allowed: true } },
    });
    expect((await state())?.days).toEqual([monday18, thursday1730]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  for (const [now, state] of [
    ['2026-11-29T23:59:59+03:00', 'inProgress'],
    ['2026-11-30T00:00:00+03:00', 'paused'],
    ['2026-12-13T23:59:59+03:00', 'paused'],
    ['2026-12-14T00:00:00+03:00', 'inProgress'],
  ] as const) {
    test(`is a state by the clock in Moscow: at ${now} the process is ${state}`, async () => {
      const school = await openSchool();
      const made = await havePause(school);
      made.at(now);
      expect((await made.state())?.state).toBe(state);
      expect((await made.state())?.pause === null).toBe(now >= '2026-12-14');
    });
  }

  test('is skipped by the nights that fill the calendar, which go on after it', async () => {
    const school = await openSchool();
    const made = await havePause(school, { from: '2027-01-17', until: '2027-01-26' });
    expect(daysOf(await made.rows()).at(-1)).toBe('01-14');
    made.at('2026-12-03T02:00+03:00');
    await school.settle();
    expect(daysOf(await made.rows()).at(-1)).toBe('01-14');
    made.at('2026-12-04T02:00+03:00');
    await school.settle();
    expect(daysOf(await made.rows()).slice(-2)).toEqual(['01-14', '01-28']);
    expect(school.faults).toEqual([]);
  });

  test('of today leaves a lesson nearer than 8 hours where it is', async () => {
    const school = await openSchool();
    const made = await haveSchedule(school);
    const pause = () =>
      made.parent.post('/regular-schedule/pause', { processId: made.processId, from: '2026-11-26', until: '2026-11-27', reason });
    made.at('2026-11-26T09:30:01+03:00');
    expect((await pause()).body).toMatchObject({ state: 'paused' });
    expect(daysOf(await made.rows())[0]).toBe('11-26');
    await made.parent.post('/regular-schedule/resume', { processId: made.processId });
    made.at('2026-11-26T09:30:00+03:00');
    expect((await pause()).status).toBe(200);
    expect(daysOf(await made.rows())[0]).toBe('11-30');
  });

  test('is refused with the reason', async () => {
    const school = await openSchool();
    const { parent, processId, teacher } = await haveSchedule(school);
    const why = async (request: object) =>
      (await parent.post('/regular-schedule/pause', { processId, from: '2026-11-30', until: '2026-12-14', reason, ...request })).body.error;
    expect((await why({ processId: crypto.randomUUID() })).code).toBe('scheduling.process_not_found');
    expect((await why({ from: '2026-11-23' })).code).toBe('scheduling.in_the_past');
    expect((await why({ from: '2027-01-19', until: '2027-01-20' })).code).toBe('scheduling.beyond_horizon');
    expect(await why({ until: '2026-12-22' })).toMatchObject({ code: 'scheduling.pause_too_long', facts: { max: 21, days: 22 } });
    expect((await why({ until: '2026-11-30' })).code).toBe('request.invalid');
    expect((await why({ reason: '  ' })).code).toBe('request.invalid');
    expect(await why({})).toBeUndefined();
    expect((await why({ from: '2027-01-04', until: '2027-01-11' })).code).toBe('scheduling.paused_already');
    const intro = (await school.as(teacher).get('/teacher/lessons?from=2026-11-24')).body.lessons[0].processId;
    expect((await why({ processId: intro })).code).toBe('scheduling.process_state');
    await parent.post('/regular-schedule/end', { processId, reason });
    expect((await why({})).code).toBe('scheduling.no_schedule');
    expect(school.faults).toEqual([]);
  });

  test('lasts as long as the settings of the school allow', async () => {
    const school = await openSchool({ env: { PAUSE_DAYS: '7' } });
    const { parent, processId } = await haveSchedule(school);
    const pause = (until: string) => parent.post('/regular-schedule/pause', { processId, from: '2026-11-30', until, reason });
    expect((await pause('2026-12-08')).body.error).toMatchObject({ code: 'scheduling.pause_too_long', facts: { max: 7, days: 8 } });
    expect((await parent.get(`/regular-schedule/${processId}`)).body.pauseDaysMax).toBe(7);
    expect((await pause('2026-12-07')).status).toBe(200);
  });

  test('lets the times go to others, and may be changed into other times meanwhile', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, at } = await havePause(school);
    const other = await haveFamily(school);
    const request = { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-07T15:00:00Z' };
    expect((await school.as(other.parent).post('/intro', request)).status).toBe(200);
    at('2026-12-01T10:00+03:00');
    const friday = { weekday: 5, startMinute: 18 * 60 };
    const changed = await parent.post('/regular-schedule/change', {
      processId,
      teacherId,
      days: [thursday1730, friday],
      reason: 'Пятница',
    });
    expect(changed.body).toMatchObject({ state: 'paused', days: [thursday1730, friday] });
    expect(daysOf(await rows()).filter((day) => day > '11-29' && day < '12-25')).toEqual(['12-17', '12-18', '12-24']);
    expect(school.faults).toEqual([]);
  });
});
