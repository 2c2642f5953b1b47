import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

import type { Lesson } from '../rules/lesson.ts';

/** A closed lesson with what speaks for it. */
export interface ClosedLesson extends Pick<
  Lesson,
  | 'lessonId'
  | 'kind'
  | 'minutes'
  | 'status'
  | 'startsAt'
  | 'teacherHereAt'
  | 'teacherWaitMinutes'
  | 'seriesId'
  | 'hop'
  | 'teacherId'
  | 'plannedTeacherId'
> {
  subject: SubjectCode;
  courseCode: CourseCode | null;
  kids: Array<{ kidUid: string; came: boolean }>;
  markedAt: Temporal.Instant | null;
  markedBy: string | null;
}

/** Lessons of a teacher that began in [from, to) and were held, or waited for in vain. */
export const closedLessons = (db: Db) => (teacherId: string, from: Temporal.Instant, to: Temporal.Instant) =>
  db.all(sql<ClosedLesson>`
    select l.lesson_id as "lessonId", l.kind, (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes, l.status,
      lower(l.during) as "startsAt", l.teacher_here_at as "teacherHereAt", l.teacher_wait_minutes as "teacherWaitMinutes", l.series_id as "seriesId", l.hop,
      l.teacher_id as "teacherId", l.planned_teacher_id as "plannedTeacherId", p.subject, p.course_code as "courseCode",
      (select coalesce(json_agg(json_build_object('kidUid', k.kid_uid, 'came', l.status = 'conducted' and k.skip is null)
         order by k.kid_uid), '[]') from scheduling_participants k where k.lesson_id = l.lesson_id and k.left_at is null) as kids,
      m.at as "markedAt", m.role as "markedBy"
    from scheduling_lessons l join scheduling_processes p on p.process_id = l.process_id
    left join lateral (select e.at, e.role from scheduling_lesson_events e
      where e.lesson_id = l.lesson_id and e.to_status = l.status order by e.id desc limit 1) m on true
    where l.teacher_id = ${teacherId} and l.status in ('conducted', 'nonAttendance')
      and lower(l.during) >= ${from} and lower(l.during) < ${to}
    order by lower(l.during)`);

export type ClosedLessons = ReturnType<typeof closedLessons>;
