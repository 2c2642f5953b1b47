import type { SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { WeeklyDay } from '../rules/regular-schedule.ts';

/** A weekly schedule as far as a move of one of its times goes. */
export interface WeeklySchedule {
  seriesId: string;
  teacherId: string;
  minutes: number;
  zone: string;
  /** Its lessons are rows up to this day, not included. */
  materialisedUntil: string;
  days: WeeklyDay[];
}

export type Changing = ReturnType<typeof createChanging>;

/** What changes of lessons ask beyond the reads that all share, and the days of a schedule that they move. */
export function createChanging(db: Db) {
  return {
    /** A lesson, whoever's it is: for managers. */
    find: (lessonId: string) => db.one(sql<Lesson>`select ${lessonColumns} from ${lessonsWithProcess} where l.lesson_id = ${lessonId}`),

    /** A schedule that is held or active. */
    schedule: (seriesId: string) =>
      db.one(sql<WeeklySchedule>`
        select s.series_id as "seriesId", s.teacher_id as "teacherId", s.minutes, min(d.zone) as zone,
          s.materialised_until as "materialisedUntil",
          json_agg(json_build_object('weekday', d.weekday, 'startMinute', d.start_minute) order by d.weekday) as days
        from scheduling_series s join scheduling_series_days d using (series_id)
        where s.series_id = ${seriesId} and s.kind = 'individual' and s.status in ('held', 'active') group by s.series_id`),

    /** Lessons of a schedule that have not begun, in order of time. */
    coming: (seriesId: string, now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.series_id = ${seriesId} and l.status in ('held', 'scheduled') and lower(l.during) > ${now}
        order by lower(l.during), l.lesson_id`),

    /** Stretches of days in which a schedule has no lessons; the last day is not included. */
    pauses: (seriesId: string) =>
      db.all(sql<{ from: string; until: string }>`
        select from_day as from, until_day as until from scheduling_pauses where series_id = ${seriesId} and ended_at is null`),

    /** Takes one weekly time out of a schedule. */
    removeDay: (seriesId: string, { weekday }: WeeklyDay) =>
      db.run(sql`delete from scheduling_series_days where series_id = ${seriesId} and weekday = ${weekday}`),

    /** Moves one weekly time of a schedule. */
    moveDay: (seriesId: string, from: WeeklyDay, to: WeeklyDay) =>
      db.run(sql`
        update scheduling_series_days set weekday = ${to.weekday}, start_minute = ${to.startMinute}
        where series_id = ${seriesId} and weekday = ${from.weekday}`),

    /** The time kept for a kid's trial of a subject, whether it has run out or not. */
    trialHold: (kidUid: string, subject: SubjectCode) =>
      db.one(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where p.kid_uid = ${kidUid} and p.subject = ${subject} and p.type = 'intro' and l.kind = 'trial' and l.status = 'held'`),

    /** Was this time once kept for the kid's trial, and is no more? */
    async wasHeld(kidUid: string, subject: SubjectCode, startsAt: Temporal.Instant): Promise<boolean> {
      const row = await db.one(sql<{ yes: boolean }>`
        select true as yes from ${lessonsWithProcess}
        where p.kid_uid = ${kidUid} and p.subject = ${subject} and l.kind = 'trial' and l.status = 'expired'
          and lower(l.during) = ${startsAt} limit 1`);
      return row !== undefined;
    },

    /** Times kept for trials that have run out. */
    deadTrialHolds: (now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.kind = 'trial' and l.status = 'held' and l.hold_until <= ${now} order by l.lesson_id`),

    /** Starts of a kid's individual lessons whose skip was free, within [from, to]. */
    async freeSkips(kidUid: string, { from, to }: { from: Temporal.Instant; to: Temporal.Instant }): Promise<Temporal.Instant[]> {
      const rows = await db.all(sql<{ startsAt: Temporal.Instant }>`
        select lower(during) as "startsAt" from scheduling_participants
        where kid_uid = ${kidUid} and skip = 'free' and lower(during) >= ${from} and lower(during) <= ${to}`);
      return rows.map(({ startsAt }) => startsAt);
    },
  };
}
