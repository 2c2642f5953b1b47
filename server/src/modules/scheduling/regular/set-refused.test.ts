import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveLearner, monday18, thursday1730, tuesday18 } from './testing.ts';

const nobody = crypto.randomUUID();

test('a schedule is set only where it may be, and every refusal says why', async () => {
  const school = await openSchool();
  const { teacherId } = await haveTeacher(school);
  const { parent, processId, kidUid, familyId } = await haveLearner(school, { teacherId });
  await school.settle();
  const why = async (request: object) =>
    (await parent.post('/regular-schedule', { processId, teacherId, days: [monday18], ...request })).body.error?.code;

  expect(await why({ processId: nobody })).toBe('scheduling.process_not_found');
  expect(await why({ teacherId: nobody })).toBe('scheduling.teacher_not_found');
  expect(await why({ days: [{ weekday: 6, startMinute: 600 }] })).toBe('scheduling.slot_closed');
  await haveTeacher(school, { name: 'Вера', subjects: ['english'] });
  await parent.post('/intro', { kidUid, subject: 'english', timestamp: '2026-11-30T15:00:00Z' });
  expect(await why({})).toBe('scheduling.kid_busy');
  const preview = await parent.post('/regular-schedule/preview', { processId, teacherId, days: [monday18] });
  expect(preview.body.conflicts).toMatchObject([{ timestamp: '2026-11-30T15:00:00Z', verdict: { why: 'scheduling.kid_busy' } }]);
  await school.db.run(sql`update scheduling_processes set stored_state = 'canceled' where process_id = ${processId}`);
  expect(await why({ days: [tuesday18] })).toBe('scheduling.process_state');
  const { processes } = (await parent.get('/user')).body;
  const trial = processes.find(({ type }: { type: string }) => type === 'intro');
  expect(await why({ processId: trial.processId, days: [tuesday18] })).toBe('scheduling.process_state');
  await school.db.run(sql`update scheduling_processes set stored_state = null where process_id = ${processId}`);
  expect(await why({ days: [tuesday18] })).toBeUndefined();
  expect(await why({ days: [thursday1730] })).toBe('scheduling.schedule_exists');

  const stranger = await haveFamily(school);
  for (const path of [`/regular-schedule/${processId}`, `/user/change-teacher-request/${processId}`]) {
    expect((await parent.get(path)).status).toBe(200);
    expect((await school.as(stranger.parent).get(path)).body.error.code).toBe('scheduling.process_not_found');
  }
  for (const path of ['/regular-schedule/preview', '/regular-schedule/change/preview']) {
    const request = { processId, teacherId, days: [thursday1730] };
    expect((await school.as(stranger.parent).post(path, request)).body.error.code).toBe('scheduling.process_not_found');
    expect((await parent.post(path, { ...request, teacherId: nobody })).body.error.code).toBe('scheduling.teacher_not_found');
  }
  expect((await parent.get(`/schedule-selection/math/${nobody}`)).body.error.code).toBe('families.kid_not_found');
  expect((await parent.get(`/schedule-selection/english/${kidUid}`)).body.error.code).toBe('scheduling.process_not_found');
  expect(new Set((await school.calendar.processesOf(familyId)).map(({ type }) => type))).toEqual(new Set(['intro', 'learning']));
  expect(school.faults).toEqual([]);
});

test('another child’s lesson at the same minute is a warning, and booked all the same', async () => {
  const school = await openSchool();
  const { teacherId } = await haveTeacher(school, { name: 'Ольга' });
  const { parent, processId } = await haveLearner(school, { teacherId });
  await haveTeacher(school, { name: 'Вера', subjects: ['english'] });
  await school.settle();
  const sister = await parent.post('/user/create/kid', { name: 'Оля', surname: '', dob: { year: 2018, month: 1 }, languages: ['ru'] });
  const kidUid = sister.body.kidUid as string;
  const trial = await parent.post('/intro', { kidUid, subject: 'english', timestamp: '2026-12-07T15:30:00Z' });
  expect(trial.status).toBe(200);
  const request = { processId, teacherId, days: [monday18] };
  const preview = await parent.post('/regular-schedule/preview', request);
  expect(preview.body).toMatchObject({
    may: { allowed: true },
    overlaps: [{ kidUid, from: '2026-12-07T15:30:00Z', to: '2026-12-07T16:20:00Z' }],
  });
  expect((await parent.post('/regular-schedule', request)).status).toBe(200);
});
