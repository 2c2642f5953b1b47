import { expect, test, vi } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { codesOf, haveCrowd, manager, moscow, overlaps } from './testing.ts';

const long = process.env['LONG'] === '1';
const families = long ? 80 : 24;
const rounds = long ? 10 : 2;
vi.setConfig({ testTimeout: long ? 300_000 : 60_000 });

test('trials that the school moves across each other between teachers, in every direction at once, never deadlock', async () => {
  const school = await openSchool({ poolSize: 20 });
  const teachers: string[] = [];
  for (let at = 0; at < 4; at += 1) teachers.push((await haveTeacher(school)).teacherId);
  const crowd = await Promise.all(Array.from({ length: families }, () => haveFamily(school)));
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  const timeOf = (at: number) => moscow(days[at % 4] ?? '', `${String(10 + (Math.floor(at / 4) % 10)).padStart(2, '0')}:00`);
  let lessons = await Promise.all(
    crowd.map(async ({ parent, kidUid }, at) => {
      const { body } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: timeOf(at) });
      return body.eventId as string;
    }),
  );
  const boss = school.as(manager());
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(
      lessons.map((lessonId, at) =>
        boss.post(`/events/${lessonId}/transfer`, {
          scope: 'one',
          timestamp: timeOf(at + round),
          teacherId: teachers[(at * 7 + round) % 4],
          reason: 'Гонка',
        }),
      ),
    );
    const known = ['scheduling.slot_taken', 'scheduling.same_time'];
    expect(codesOf(answers).filter((code) => !known.includes(code))).toEqual([]);
    lessons = lessons.map((lessonId, at) => (answers[at]?.status === 200 ? answers[at].body.event.eventId : lessonId));
  }
  expect(await overlaps(school)).toBe(0);
  expect(school.faults).toEqual([]);
});

test('weekly times that are moved and cancelled while the night makes new lessons: every lesson is of a time that stands', async () => {
  const school = await openSchool({ poolSize: 20 });
  const crowd = await haveCrowd(school, long ? 14 : 7, 4);
  await school.settle();
  await Promise.all(
    crowd.map(async ({ calls, processId, teacherId }, at) => {
      const { status, body } = await calls.post('/regular-schedule', {
        processId,
        teacherId,
        days: [{ weekday: 2, startMinute: at * 60 }],
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }),
  );
  school.clock.set(Temporal.Instant.from('2026-11-29T01:00+03:00'));
  const seconds = await Promise.all(
    crowd.map(async ({ calls }) => (await calls.get('/events?from=2026-11-30')).body.events[0] as { eventId: string; timestamp: string }),
  );
  const answers = await Promise.all([
    ...crowd.map(({ calls }, at) => {
      const { eventId, timestamp } = seconds[at] ?? { eventId: '', timestamp: '' };
      const request = { scope: at % 2 === 0 ? 'following' : 'all', reason: 'Гонка' };
      // Onto the hour of the neighbour who leaves it, two days later, or away altogether.
      if (at % 3 === 0) return calls.post(`/events/${eventId}/cancel`, request);
      return calls.post(`/events/${eventId}/transfer`, {
        ...request,
        timestamp: Temporal.Instant.from(timestamp).add({ hours: 49 }).toString(),
      });
    }),
    school.scheduling.extendHorizon().then(() => ({ status: 200, body: {}, headers: {} })),
    school.scheduling.releaseUnpaid().then(() => ({ status: 200, body: {}, headers: {} })),
  ]);
  expect(codesOf(answers)).toEqual([]);
  await school.scheduling.extendHorizon();
  const strays = await school.db.all(sql`
    select l.lesson_id from scheduling_lessons l join scheduling_series s using (series_id)
    where l.status in ('held', 'scheduled') and lower(l.during) > '2026-12-01T00:00+03:00' and (s.status = 'ended' or not exists (
      select from scheduling_series_days d where d.series_id = s.series_id
        and d.weekday = extract(isodow from lower(l.during) at time zone d.zone)
        and d.start_minute = extract(hour from lower(l.during) at time zone d.zone) * 60 + extract(minute from lower(l.during) at time zone d.zone)))`);
  expect(strays).toEqual([]);
  // One lesson a week up to the horizon for everybody who still has a schedule: none doubled, none forgotten.
  for (const [at, { calls }] of crowd.entries()) {
    const standing = (await Promise.all(['2026-11-30', '2026-12-28'].map((from) => calls.get(`/events?from=${from}`)))).flatMap(
      ({ body }) => body.events.filter(({ status }: { status: string }) => status === 'scheduled'),
    );
    expect(standing).toHaveLength(at % 3 === 0 ? 0 : 8);
  }
  expect(await overlaps(school)).toBe(0);
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
});
