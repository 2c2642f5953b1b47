import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { havePause, haveSchedule, monday18 } from './testing.ts';

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
    unpaid.school.outbox.subscribe('scheduling.schedule_released', 'test', async (it) => void released.push(it));
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
