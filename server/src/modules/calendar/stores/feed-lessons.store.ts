import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

/** A lesson as a calendar outside the school keeps it. */
export interface CalendarLesson {
  lessonId: string;
  /** The same for a lesson and all its moves. */
  rootId: string;
  /** Grows with every change, also of a move. */
  changes: number;
  changedAt: Temporal.Instant;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  isTrial: boolean;
  isHeld: boolean;
  subject: SubjectCode;
  courseCode: CourseCode | null;
  teacher: string | null;
}

/** The same of a teacher: whose children are in it. */
export interface TaughtLesson extends CalendarLesson {
  isGroup: boolean;
  kidUids: string[];
}

/** What an entry says, of a lesson `l` of a process `p` with a teacher `t` and a history `h`. */
const entry = sql`l.lesson_id as "lessonId", coalesce(l.root_id, l.lesson_id) as "rootId", lower(l.during) as "startsAt", upper(l.during) as "endsAt",
  l.kind = 'trial' as "isTrial", l.status = 'held' as "isHeld", p.subject, p.course_code as "courseCode", t.name as teacher,
  h.changes, h.at as "changedAt"`;

const history = sql`lateral (
  select count(*) as changes, max(e.at) as at from scheduling_lesson_events e join scheduling_lessons c on c.lesson_id = e.lesson_id
  where c.lesson_id = coalesce(l.root_id, l.lesson_id) or c.root_id = coalesce(l.root_id, l.lesson_id)) h on true`;

export type FeedLessons = ReturnType<typeof createFeedLessons>;

/** Lessons for calendars outside the school, and for those whose clocks move under them. */
export const createFeedLessons = (db: Db) => ({
  /** Lessons of a kid that begin at `from` or later and stand: neither cancelled nor left nor a trial being confirmed. */
  ofKid: (kidUid: string, from: Temporal.Instant, now: Temporal.Instant) =>
    db.all(sql<CalendarLesson>`
      select ${entry}
      from scheduling_participants k
      join scheduling_lessons l using (lesson_id)
      join scheduling_processes p on p.process_id = l.process_id
      left join scheduling_teachers t on t.teacher_id = l.teacher_id
      join ${history}
      where k.kid_uid = ${kidUid} and k.active and k.left_at is null and lower(k.during) >= ${from}
        and (l.hold_until is null or (l.hold_until > ${now} and l.kind <> 'trial'))
      order by lower(l.during)`),

  /** Lessons that a teacher gives, from `from` on, with the children that are in them. */
  ofTeacher: (teacherId: string, from: Temporal.Instant, now: Temporal.Instant) =>
    db.all(sql<TaughtLesson>`
      select ${entry}, l.kind = 'group' as "isGroup",
        array(select k.kid_uid from scheduling_participants k where k.lesson_id = l.lesson_id and k.left_at is null order by k.kid_uid) as "kidUids"
      from scheduling_lessons l
      join scheduling_processes p on p.process_id = l.process_id
      join scheduling_teachers t on t.teacher_id = l.teacher_id
      join ${history}
      where l.teacher_id = ${teacherId} and l.active and lower(l.during) >= ${from}
        and (l.hold_until is null or (l.hold_until > ${now} and l.kind <> 'trial'))
      order by lower(l.during)`),

  /** Families with a lesson that begins in (from, to]. */
  async familiesWithLessons(from: Temporal.Instant, to: Temporal.Instant): Promise<string[]> {
    const rows = await db.all(sql<{ id: string }>`
      select distinct family_id as id from scheduling_participants
      where active and left_at is null and lower(during) > ${from} and lower(during) <= ${to} order by id`);
    return rows.map(({ id }) => id);
  },

  /** The first lesson of each kid and process in [from, to). */
  firstOfEach: (familyId: string, from: Temporal.Instant, to: Temporal.Instant) =>
    db.all(sql<{ kidUid: string; subject: SubjectCode; courseCode: CourseCode | null; startsAt: Temporal.Instant }>`
      select * from (
        select distinct on (k.kid_uid, l.process_id) k.kid_uid as "kidUid", p.subject, p.course_code as "courseCode",
          lower(k.during) as "startsAt"
        from scheduling_participants k
        join scheduling_lessons l using (lesson_id) join scheduling_processes p on p.process_id = l.process_id
        where k.family_id = ${familyId} and k.active and k.left_at is null and lower(k.during) >= ${from} and lower(k.during) < ${to}
        order by k.kid_uid, l.process_id, lower(k.during)) firsts
      order by "startsAt"`),
});
