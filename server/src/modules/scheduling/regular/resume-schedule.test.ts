import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { daysOf, havePause } from './testing.ts';

describe('an early return from a pause', () => {
  test('brings every lesson back, with the units in order of start', async () => {
    const school = await openSchool();
    const { parent, processId, rows } = await havePause(school);
    const { status, body } = await parent.post('/regular-schedule/resume', { processId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lessons: 4, missing: [], process: { state: 'inProgress', pause: null } });
    const back = await rows();
    expect(back).toHaveLength(16);
    expect(daysOf(back).slice(0, 5)).toEqual(['11-26', '11-30', '12-03', '12-07', '12-10']);
    expect(daysOf(back.filter(({ held, funded }) => held && funded))).toEqual(['11-26', '11-30', '12-03', '12-07']);
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
    await school.calendar.setAvailability(teacherId, { rules, exceptions: [{ day: '2026-12-10', blocks: [] }] });

    const { body } = await parent.post('/regular-schedule/resume', { processId });

    expect(body.lessons).toBe(1);
    expect(body.missing.map((it: { timestamp: string; verdict: { why: string } }) => [it.timestamp, it.verdict.why])).toEqual([
      ['2026-12-03T14:30:00Z', 'scheduling.kid_busy'],
      ['2026-12-07T15:00:00Z', 'scheduling.slot_taken'],
      ['2026-12-10T14:30:00Z', 'scheduling.slot_closed'],
    ]);
    expect(daysOf(await rows()).slice(0, 3)).toEqual(['11-26', '11-30', '12-14']);
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
    expect(daysOf(await rows()).slice(0, 3)).toEqual(['11-26', '12-07', '12-10']);
  });
});
