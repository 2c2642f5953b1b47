import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { choose } from '../../school/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveLearner, haveSchedule, tuesday18 } from './testing.ts';

test('a weekly schedule keeps the lengths it began with, and the next one has those that the school says then', async () => {
  const school = await openSchool();
  const { parent, processId, teacherId } = await haveSchedule(school, { units: 40 });
  const minutes = async () => (await parent.get(`/regular-schedule/${processId}`)).body.minutes;
  const lengths = async (from: string) =>
    new Set((await parent.get(`/events?from=${from}`)).body.events.map((event: { minutes: number }) => event.minutes));
  expect(await minutes()).toBe(50);
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  expect(await choose(school, 'lessonMinutes', { from: 30, to: 40 })).toEqual([{ key: 'lessonMinutes', families: 1, promises: 1 }]);
  expect((await school.as().get('/school')).body.lessonMinutes).toEqual({ from: 30, to: 40 });
  // Also with other times, and in the lessons that are made night by night.
  const moved = await parent.post('/regular-schedule/change', { processId, teacherId, days: [tuesday18], reason: 'Кружок' });
  expect(moved.status).toBe(200);
  school.clock.set(Temporal.Instant.from('2026-11-26T00:30+03:00'));
  await school.settle();
  expect(await minutes()).toBe(50);
  expect(await lengths('2026-12-07')).toEqual(new Set([50]));
  expect(await lengths('2027-01-18')).toEqual(new Set([50]));
  await parent.post('/regular-schedule/end', { processId, reason: 'Другое время' });
  expect((await parent.post('/regular-schedule', { processId, teacherId, days: [tuesday18] })).status).toBe(200);
  expect(await minutes()).toBe(40);
  expect(school.faults).toEqual([]);
});

test('children of an age have the short or the long lesson of now, and no other length is taken', async () => {
  const school = await openSchool();
  const { teacherId } = await haveTeacher(school);
  const trial = async (year: number, timestamp: string) => {
    const { parent, kidUid } = await haveFamily(school, { kid: { name: 'Маша', dob: { year, month: 5 }, languages: ['ru'] } });
    return (await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp })).body.minutes;
  };
  expect(await trial(2018, '2026-11-24T15:00:00Z')).toBe(50);
  await choose(school, 'longLessonFromAge', 9);
  await choose(school, 'lessonMinutes', { from: 15, to: 120 });
  expect(await trial(2018, '2026-11-24T16:00:00Z')).toBe(15);
  expect(await trial(2017, '2026-11-25T15:00:00Z')).toBe(120);
  const { parent, processId } = await haveLearner(school, { teacherId });
  expect((await parent.get(`/regular-schedule/${processId}`)).body.minutes).toBe(15);
  for (const value of [
    { from: 10, to: 50 },
    { from: 25, to: 125 },
    { from: 25, to: 52 },
    { from: 50, to: 25 },
  ])
    await expect(choose(school, 'lessonMinutes', value)).rejects.toThrow('request.invalid');
});
