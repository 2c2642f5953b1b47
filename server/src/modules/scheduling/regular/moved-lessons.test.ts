import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveSchedule, monday18, thursday1730, tuesday18 } from './testing.ts';

const reason = 'Так надо';
/** The family of `haveSchedule`, whose lesson of Thursday 3 December is moved to Friday the 4th, 12:00 in Moscow. */
async function haveMoved() {
  const school = await openSchool();
  const made = await haveSchedule(school, { units: 4 });
  const lesson = (await made.rows()).find(({ startsAt }) => startsAt === '2026-12-03T14:30:00Z');
  const moved = await made.parent.post(`/events/${lesson?.lessonId}/transfer`, {
    scope: 'one',
    timestamp: '2026-12-04T09:00:00Z',
    reason,
  });
  if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  const december = async () =>
    (await made.rows()).filter(({ startsAt }) => startsAt < '2026-12-12').map(({ startsAt, held }) => `${startsAt.slice(5, 10)} ${held}`);
  return { ...made, school, december };
}

describe('a lesson that the family moved by itself', () => {
  test('stays with its weekly time when the others change, and its old day gets no second lesson', async () => {
    const { school, parent, processId, teacherId, december } = await haveMoved();
    expect(await december()).toEqual(['11-26 true', '11-30 true', '12-04 true', '12-07 true', '12-10 false']);
    await parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18, thursday1730], reason });
    expect(await december()).toEqual(['11-26 true', '12-01 true', '12-04 true', '12-08 true', '12-10 false']);
    await parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18], reason });
    expect(await december()).toEqual(['12-01 true', '12-08 true']);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('goes with a pause and comes back at its own time', async () => {
    const { school, parent, processId, december } = await haveMoved();
    await parent.post('/regular-schedule/pause', { processId, from: '2026-11-30', until: '2026-12-07', reason });
    expect(await december()).toEqual(['11-26 true', '12-07 true', '12-10 true']);
    expect((await parent.post('/regular-schedule/resume', { processId })).body).toMatchObject({ lessons: 2, missing: [] });
    expect(await december()).toEqual(['11-26 true', '11-30 true', '12-04 true', '12-07 true', '12-10 false']);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('and one that was cancelled by itself stays cancelled through a pause, a change and an early return', async () => {
    const { school, parent, processId, teacherId, rows, december } = await haveMoved();
    const lesson = (await rows()).find(({ startsAt }) => startsAt === '2026-11-30T15:00:00Z');
    expect((await parent.post(`/events/${lesson?.lessonId}/cancel`, { scope: 'one', reason })).status).toBe(200);
    await parent.post('/regular-schedule/pause', { processId, from: '2026-11-28', until: '2026-12-12', reason });
    await parent.post('/regular-schedule/change', { processId, teacherId, days: [monday18, thursday1730, tuesday18], reason });
    expect((await parent.post('/regular-schedule/resume', { processId })).body).toMatchObject({ missing: [] });
    expect((await december()).map((it) => it.slice(0, 5))).toEqual(['11-26', '12-01', '12-04', '12-07', '12-08', '12-10']);
    expect(school.faults).toEqual([]);
  });

  test('goes to another teacher with the rest, and is gone when the schedule ends', async () => {
    const { school, parent, processId, rows } = await haveMoved();
    const irina = await haveTeacher(school, { name: 'Ирина' });
    const { body } = await parent.post('/user/change-teacher-request', { processId, teacherId: irina.teacherId, reason });
    expect(body).toMatchObject({ outcome: 'changed', moved: 16 });
    expect((await rows()).find(({ startsAt }) => startsAt === '2026-12-04T09:00:00Z')).toMatchObject({
      teacherId: irina.teacherId,
      held: true,
    });
    await parent.post('/regular-schedule/end', { processId, reason });
    expect(await rows()).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});
