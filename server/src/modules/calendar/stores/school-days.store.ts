import { type Db, sql } from '#platform/db';

import type { Lesson } from '../rules/lesson.ts';
import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';

/** Lessons of a teacher on one day of the school's zone, counted. */
export interface CountedDay {
  teacherId: string;
  day: string;
  lessons: number;
  trials: number;
  clubs: number;
}

export type SchoolDays = ReturnType<typeof createSchoolDays>;

/** Days of many teachers at once: one statement each, however many teachers there are. */
export function createSchoolDays(db: Db) {
  const standing = (teacherIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant) => sql`
    l.teacher_id = any(${[...teacherIds]}::uuid[]) and l.active and l.status <> 'held'
    and l.during && tstzrange(${from}, ${to}) and lower(l.during) >= ${from}`;
  return {
    /** Lessons of these teachers that begin in [from, to), in order of time. */
    lessonsOf: (teacherIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} where ${standing(teacherIds, from, to)} order by lower(l.during), l.lesson_id`),

    /** The same, counted by teacher and day of a zone. */
    countsOf: (teacherIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant, zone: string) =>
      db.all(sql<CountedDay>`
        select l.teacher_id as "teacherId", (lower(l.during) at time zone ${zone})::date as day, count(*)::int as lessons,
          (count(*) filter (where l.kind = 'trial'))::int as trials, (count(*) filter (where p.group_id is not null))::int as clubs
        from ${lessonsWithProcess} where ${standing(teacherIds, from, to)} group by 1, 2`),

    /** Who of these teachers is away on days of [from, to], and why. */
    awayOf: (teacherIds: readonly string[], from: string, to: string) =>
      db.all(sql<{ teacherId: string; kind: 'holiday' | 'illness'; from: string; to: string }>`
        select teacher_id as "teacherId", kind, from_day as "from", to_day as "to" from scheduling_absences
        where teacher_id = any(${[...teacherIds]}::uuid[]) and ended_at is null
          and daterange(from_day, to_day, '[]') && daterange(${from}::date, ${to}::date, '[]')`),
  };
}
