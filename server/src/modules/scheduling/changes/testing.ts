import type { Event } from '@school/contract/calendar/shapes';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import type { TestAnswer, TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, instant, type TestFamily } from '../testing.ts';

/** Tuesday 18:00 in Moscow, and the Thursday after it. */
export const tuesday = { weekday: 2, startMinute: 1080 };
export const thursday = { weekday: 4, startMinute: 1080 };

/** 18:00 in Moscow of a day, or another hour. */
export const moscow = (day: string, time = '18:00'): string => instant(`${day}T${time}+03:00`);

/** The starts of one day in Moscow, of free starts as they travel. */
export const startsOn = (day: string, slots: readonly number[]): string[] =>
  slots
    .map((minute) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO('Europe/Moscow'))
    .filter((at) => at.toPlainDate().toString() === day)
    .map((at) => at.toPlainTime().toString({ smallestUnit: 'minute' }));

/** Somebody of the contact centre. */
export const manager = () => signedIn('manager');

/** What the school remembers of a lesson. */
export const logOf = (school: Pick<TestSchool, 'db'>, lessonId: string) =>
  school.db.all(sql<{ role: string; from: string | null; to: string; reason: string | null; actor: string | null }>`
    select role, from_status as "from", to_status as "to", reason, actor_id as actor from scheduling_lesson_events
    where lesson_id = ${lessonId} order by id`);

/** Another kid of a family. */
export async function haveKid(school: TestSchool, { familyId }: Pick<TestFamily, 'familyId'>, name = 'Маша'): Promise<string> {
  const kidUid = newId();
  await school.db.run(sql`
    insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
    values (${kidUid}, ${familyId}, ${name}, '', 2017, 3, '{ru}', ${school.clock.now()})`);
  return kidUid;
}

/** The lessons of which the open schedules of a family have been told, in order. */
export async function toldTo(school: Pick<TestSchool, 'db'>, familyId: string): Promise<string[]> {
  const rows = await school.db.all(sql<{ item: string }>`
    select item from platform_realtime_changes where topic = ${`events/${familyId}`} and item is not null order by id`);
  return rows.map(({ item }) => item);
}

/**
 * A family in the middle of its course, on Monday 23 November 2026 in the evening: a trial is behind it, units are on its
 * balance, and a regular schedule stands when `days` are named.
 */
export async function haveCourse(
  school: TestSchool,
  {
    units = 8,
    days,
    family: known,
    with: teacherOf,
    trial = '12:00',
  }: {
    units?: number;
    days?: Array<{ weekday: number; startMinute: number }>;
    family?: TestFamily;
    with?: Awaited<ReturnType<typeof haveTeacher>>;
    /** When its trial was, on that Monday: of several families with one teacher each names another hour. */
    trial?: string;
  } = {},
) {
  const by = teacherOf ?? (await haveTeacher(school));
  const family = known ?? (await haveFamily(school));
  school.clock.set(Temporal.Instant.from('2026-11-23T08:00+03:00'));
  const { processId } = await haveLearning(school, { family, teacher: by.teacher, startsAt: `2026-11-23T${trial}+03:00` });
  school.clock.set(Temporal.Instant.from('2026-11-23T20:00+03:00'));
  if (units > 0) await school.ledger.credit(aCredit({ familyId: family.familyId, units }));
  await school.settle();
  const calls = school.as(family.parent);
  if (days) {
    const { status, body } = await calls.post('/regular-schedule', { processId, teacherId: by.teacherId, days });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return {
    ...by,
    family,
    processId,
    calls,
    /** Lessons that stand in the schedule of the next 12 weeks, in order of time. */
    async lessons(): Promise<Event[]> {
      const first = (await calls.get('/events?from=2026-11-23')).body.events as Event[];
      const then = (await calls.get('/events?from=2026-12-21')).body.events as Event[];
      const last = (await calls.get('/events?from=2027-01-18')).body.events as Event[];
      return [...first, ...then, ...last].filter(({ status, kind }) => status === 'scheduled' && kind !== 'trial');
    },
    /** A single lesson at a time. */
    async appoint(timestamp: string, teacherId = by.teacherId): Promise<Event> {
      const { status, body } = await calls.post('/single-lesson', { processId, teacherId, timestamp });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Event;
    },
    free: () => school.ledger.free(family.familyId, 'gold'),
  };
}

export type Course = Awaited<ReturnType<typeof haveCourse>>;

/** Families in the middle of a course with one teacher, who works day and night. */
export async function haveCrowd(school: TestSchool, count: number, units = 2) {
  const { teacherId } = await haveTeacher(school, {
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 })),
  });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const family = await haveFamily(school);
      const processId = crypto.randomUUID();
      await school.db.run(sql`
        insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, level, teacher_id, created_at)
        values (${processId}, ${family.familyId}, ${family.kidUid}, 'learning', 'math', 'math', 'm2', ${teacherId}, ${school.clock.now()})`);
      if (units > 0) await school.ledger.credit(aCredit({ familyId: family.familyId, units }));
      return { ...family, processId, teacherId, calls: school.as(family.parent) };
    }),
  );
}
export type Crowd = Awaited<ReturnType<typeof haveCrowd>>;

/** So many hours after a start. */
export const hoursAfter = (start: string, at: number): string => Temporal.Instant.from(start).add({ hours: at }).toString();
/** Why the others were refused. */
export const codesOf = (answers: readonly TestAnswer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code);

/** No two standing lessons of one teacher or of one kid overlap, whatever was answered. */
export async function overlaps(school: TestSchool): Promise<number> {
  const row = await school.db.one(sql<{ count: number }>`
    select count(*) as count from scheduling_lessons a join scheduling_lessons b
      on a.lesson_id < b.lesson_id and a.active and b.active and a.teacher_id = b.teacher_id
      and tstzrange(lower(a.during), upper(a.during)) && tstzrange(lower(b.during), upper(b.during))`);
  return row?.count ?? -1;
}

/** A single lesson of each family, an hour apart. */
export const appointAll = (crowd: Crowd, from: string) =>
  Promise.all(
    crowd.map(async ({ calls, processId, teacherId }, at) => {
      const { status, body } = await calls.post('/single-lesson', { processId, teacherId, timestamp: hoursAfter(from, at) });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.eventId as string;
    }),
  );

/** A course with one single lesson, on Thursday 26 November at 18:00 in Moscow. */
export async function withLesson(school: TestSchool, more: Parameters<typeof haveCourse>[1] = {}) {
  const course = await haveCourse(school, { units: 2, ...more });
  const lesson = await course.appoint(moscow('2026-11-26'));
  const move = (timestamp: string, its: object = {}, who: Principal = course.family.parent) =>
    school.as(who).post(`/events/${lesson.eventId}/transfer`, { scope: 'one', timestamp, reason: 'Врач', ...its });
  return { ...course, lesson, move };
}
