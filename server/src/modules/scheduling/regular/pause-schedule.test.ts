import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveSchedule, monday18, thursday1730 } from './testing.ts';

const reason = 'Уезжаем к бабушке';
const days = (rows: Array<{ startsAt: string }>) => rows.map(({ startsAt }) => startsAt.slice(5, 10));

/** The family of `haveSchedule`, paused from Monday 30 November to Monday 14 December, asked on Tuesday the 24th. */
async function havePause(school: TestSchool, { units = 4, from = '2026-11-30', until = '2026-12-14' } = {}) {
  const made = await haveSchedule(school, { units });
  const paused = await made.parent.post('/regular-schedule/pause', { processId: made.processId, from, until, reason });
  return { ...made, paused };
}

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
    expect(days(left)).toEqual([
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
    expect(days(await made.rows()).at(-1)).toBe('01-14');
    made.at('2026-12-03T02:00+03:00');
    await school.settle();
    expect(days(await made.rows()).at(-1)).toBe('01-14');
    made.at('2026-12-04T02:00+03:00');
    await school.settle();
    expect(days(await made.rows()).slice(-2)).toEqual(['01-14', '01-28']);
    expect(school.faults).toEqual([]);
  });

  test('of today leaves a lesson nearer than 8 hours where it is', async () => {
    const school = await openSchool();
    const made = await haveSchedule(school);
    const pause = () =>
      made.parent.post('/regular-schedule/pause', { processId: made.processId, from: '2026-11-26', until: '2026-11-27', reason });
    made.at('2026-11-26T09:30:01+03:00');
    expect((await pause()).body).toMatchObject({ state: 'paused' });
    expect(days(await made.rows())[0]).toBe('11-26');
    await made.parent.post('/regular-schedule/resume', { processId: made.processId });
    made.at('2026-11-26T09:30:00+03:00');
    expect((await pause()).status).toBe(200);
    expect(days(await made.rows())[0]).toBe('11-30');
  });

  test('is refused with the reason', async () => {
    const school = await openSchool();
    const { parent, processId, teacher } = await haveSchedule(school);
    const why = async (wish: object) =>
      (await parent.post('/regular-schedule/pause', { processId, from: '2026-11-30', until: '2026-12-14', reason, ...wish })).body.error;
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
    const wish = { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-07T15:00:00Z' };
    expect((await school.as(other.parent).post('/intro', wish)).status).toBe(200);
    at('2026-12-01T10:00+03:00');
    const friday = { weekday: 5, startMinute: 18 * 60 };
    const changed = await parent.post('/regular-schedule/change', {
      processId,
      teacherId,
      days: [thursday1730, friday],
      reason: 'Пятница',
    });
    expect(changed.body).toMatchObject({ state: 'paused', days: [thursday1730, friday] });
    expect(days(await rows()).filter((day) => day > '11-29' && day < '12-25')).toEqual(['12-17', '12-18', '12-24']);
    expect(school.faults).toEqual([]);
  });
});

describe('an early return from a pause', () => {
  test('brings every lesson back, with the units in order of start', async () => {
    const school = await openSchool();
    const { parent, processId, rows } = await havePause(school);
    const { status, body } = await parent.post('/regular-schedule/resume', { processId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lessons: 4, missing: [], process: { state: 'inProgress', pause: null } });
    const back = await rows();
    expect(back).toHaveLength(16);
    expect(days(back).slice(0, 5)).toEqual(['11-26', '11-30', '12-03', '12-07', '12-10']);
    expect(days(back.filter(({ held, funded }) => held && funded))).toEqual(['11-26', '11-30', '12-03', '12-07']);
    expect((await parent.post('/regular-schedule/resume', { processId })).body.error.code).toBe('scheduling.not_paused');
    expect((await parent.post('/regular-schedule/resume', { processId: crypto.randomUUID() })).body.error.code).toBe(
      'scheduling.process_not_found',
    );
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('names every date that is no longer free, and why', async () => {
    const school = await openSchool();
    const { parent, processId, teacherId, rows, kidUid, state } = await havePause(school);
    await haveTeacher(school, { name: 'Вера', subjects: ['english'] });
    await parent.post('/intro', { kidUid, subject: 'english', timestamp: '2026-12-03T14:30:00Z' });
    const other = await haveFamily(school);
    await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-07T15:00:00Z' });
    const rules = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 }));
    await school.scheduling.setAvailability(teacherId, { rules, exceptions: [{ day: '2026-12-10', blocks: [] }] });

    const { body } = await parent.post('/regular-schedule/resume', { processId });

    expect(body.lessons).toBe(1);
    expect(body.missing.map((it: { timestamp: string; verdict: { why: string } }) => [it.timestamp, it.verdict.why])).toEqual([
      ['2026-12-03T14:30:00Z', 'scheduling.kid_busy'],
      ['2026-12-07T15:00:00Z', 'scheduling.slot_taken'],
      ['2026-12-10T14:30:00Z', 'scheduling.slot_closed'],
    ]);
    expect(days(await rows()).slice(0, 3)).toEqual(['11-26', '11-30', '12-14']);
    expect((await state())?.pause).toBeNull();
    expect(school.faults).toEqual([]);
  });

  test('in the middle of it brings back what still lies ahead', async () => {
    const school = await openSchool();
    const { parent, processId, rows, at, state } = await havePause(school);
    at('2026-12-05T10:00+03:00');
    expect((await state())?.state).toBe('paused');
    expect((await parent.post('/regular-schedule/resume', { processId })).body).toMatchObject({
      lessons: 2,
      process: { state: 'inProgress' },
    });
    expect(days(await rows()).slice(0, 3)).toEqual(['11-26', '12-07', '12-10']);
  });
});

describe('the end of a schedule', () => {
  test('cancels its lessons, gives the units back, and the process waits for its next lesson', async () => {
    const school = await openSchool();
    const { parent, processId, rows, free, state } = await haveSchedule(school, { units: 4 });
    const { status, body } = await parent.post('/regular-schedule/end', { processId, reason: 'Закончили' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'waitSchedulingNextLesson', days: [], pause: null });
    expect(await rows()).toEqual([]);
    expect(new Set((await rows(['canceled'])).map(({ reason: why, held }) => `${why} ${held}`))).toEqual(new Set(['Закончили false']));
    expect(await free()).toBe(4);
    expect((await parent.post('/regular-schedule/end', { processId, reason: 'Ещё раз' })).body.error.code).toBe('scheduling.no_schedule');
    expect((await parent.post('/regular-schedule/end', { processId: crypto.randomUUID(), reason: 'Кто это' })).body.error.code).toBe(
      'scheduling.process_not_found',
    );
    school.clock.set(Temporal.Instant.from('2026-12-20T02:00+03:00'));
    await school.settle();
    expect(await rows()).toEqual([]);
    expect((await state())?.state).toBe('waitSchedulingNextLesson');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  for (const [now, left] of [
    ['2026-11-26T09:29:59+03:00', 0],
    ['2026-11-26T09:30:00+03:00', 0],
    ['2026-11-26T09:30:01+03:00', 1],
  ] as const) {
    test(`at ${now} leaves ${left} of the lessons of 17:30`, async () => {
      const school = await openSchool();
      const { parent, processId, rows, at } = await haveSchedule(school);
      at(now);
      const { body } = await parent.post('/regular-schedule/end', { processId, reason: 'Закончили' });
      expect(await rows()).toHaveLength(left);
      expect(body.state).toBe(left ? 'inProgress' : 'waitSchedulingNextLesson');
    });
  }

  test('of a paused schedule ends the pause too, and of a held one lets its times go without a word about money', async () => {
    const school = await openSchool();
    const { parent, processId, at } = await havePause(school);
    at('2026-12-05T10:00+03:00');
    expect((await parent.post('/regular-schedule/end', { processId, reason: 'Закончили' })).body).toMatchObject({
      state: 'waitSchedulingNextLesson',
      pause: null,
    });
    const unpaid = await haveSchedule(await openSchool(), { units: 0 });
    const released: unknown[] = [];
    unpaid.school.news.on('scheduling.schedule_released', 'test', async (it) => void released.push(it));
    expect((await unpaid.parent.post('/regular-schedule/end', { processId: unpaid.processId, reason: 'Подумаем' })).body).toMatchObject({
      state: 'waitPositiveBalance',
      heldUntil: null,
      days: [],
    });
    await unpaid.school.settle();
    expect(released).toEqual([]);
    expect(await unpaid.rows()).toEqual([]);
    expect(await unpaid.rows(['expired'])).toHaveLength(16);
    const again = { processId: unpaid.processId, teacherId: unpaid.teacherId, days: [monday18] };
    expect((await unpaid.parent.post('/regular-schedule', again)).status).toBe(200);
  });
});
