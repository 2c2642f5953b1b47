import { type Db, sql } from '#platform/db';

import { mostFound } from './overdue-after.ts';

/** A kid's place in a lesson whose unit and whose lesson do not belong together. */
export interface MismatchedUnit {
  familyId: string;
  lessonId: string;
  kidUid: string;
  kind: 'gold' | 'silver';
  startsAt: Temporal.Instant;
  lesson: 'conducted' | 'canceled' | 'transferred' | 'nonAttendance' | 'expired' | 'left' | 'unknown';
  since: Temporal.Instant;
}

/** Lessons of so many days are looked at each time; an older one that is known stays until it is put right. */
const days = 60;

/**
 * Lessons without their unit, and units without their lesson. As with the invariants, this audit reads the tables of
 * scheduling and of the ledger together: that they differ cannot be seen from one of them.
 */
export const createLessonDetectors = (db: Db) => ({
  /** Kids that were in a lesson, or missed it and were to pay, and whose unit was never spent. `known` are looked at whatever their age. */
  withoutUnit: (now: Temporal.Instant, known: readonly string[]) =>
    db.all(sql<MismatchedUnit>`
      select p.family_id as "familyId", l.lesson_id as "lessonId", p.kid_uid as "kidUid",
        case l.kind when 'group' then 'silver' else 'gold' end as kind, lower(l.during) as "startsAt", l.status as lesson,
        upper(l.during) as since
      from scheduling_lessons l
      join scheduling_participants p on p.lesson_id = l.lesson_id and p.left_at is null
      where l.status in ('conducted', 'nonAttendance') and l.kind in ('individual', 'group')
        and (p.skip = 'debited' or (l.status = 'conducted' and p.skip is null))
        and (lower(l.during) >= ${now.subtract({ hours: days * 24 })} or l.lesson_id = any(${[...known]}::uuid[]))
        and not exists (
          select from ledger_holds h
          where h.family_id = p.family_id and h.lesson_id = p.lesson_id and h.kid_uid = p.kid_uid and h.state = 'posted')
      order by upper(l.during) limit ${mostFound}`),

  /** Units that wait for a lesson which is over without having cost them, was called off, or never was. */
  withoutLesson: () =>
    db.all(sql<MismatchedUnit>`
      select h.family_id as "familyId", h.lesson_id as "lessonId", h.kid_uid as "kidUid", h.kind, h.starts_at as "startsAt",
        case when l.lesson_id is null then 'unknown'
             when l.status in ('canceled', 'transferred', 'expired', 'nonAttendance') then l.status
             when p.lesson_id is null or p.left_at is not null then 'left'
             else 'conducted' end as lesson,
        greatest(h.created_at, p.left_at, (select max(e.at) from scheduling_lesson_events e where e.lesson_id = h.lesson_id)) as since
      from ledger_holds h
      left join scheduling_lessons l on l.lesson_id = h.lesson_id
      left join scheduling_participants p on p.lesson_id = h.lesson_id and p.kid_uid = h.kid_uid
      where h.state = 'held'
        and (l.lesson_id is null or l.status in ('canceled', 'transferred', 'expired', 'nonAttendance')
          or p.lesson_id is null or p.left_at is not null or (l.status = 'conducted' and p.skip in ('free', 'excused')))
      order by h.created_at limit ${mostFound}`),
});

export type LessonDetectors = ReturnType<typeof createLessonDetectors>;
