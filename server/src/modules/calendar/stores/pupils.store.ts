import type { CourseCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

/** A kid in a course that a teacher teaches it. */
export interface Pupilship {
  kidUid: string;
  courseCode: CourseCode;
}

/** Kids of a teacher, course by course, with whom it has a lesson that ends after `since` or is still to come. */
export const pupilsOf =
  (db: Db) =>
  (teacherId: string, since: Temporal.Instant): Promise<Pupilship[]> =>
    db.all(sql<Pupilship>`
      select distinct k.kid_uid as "kidUid", p.course_code as "courseCode"
      from scheduling_lessons l
      join scheduling_participants k using (lesson_id)
      join scheduling_processes p on p.process_id = l.process_id
      where l.teacher_id = ${teacherId} and l.active and l.status <> 'held' and k.left_at is null and p.course_code is not null
        and l.during && tstzrange(${since}, null)`);
