import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, sql } from '#platform/db';

/** A lesson that is to be held, as one of its families knows it. */
export interface LessonAhead {
  lessonId: string;
  familyId: string;
  kidUids: string[];
  startsAt: Temporal.Instant;
  subject: SubjectCode;
  courseCode: CourseCode | null;
  teacher: string | null;
}

const columns = sql`l.lesson_id as "lessonId", k.family_id as "familyId", array_agg(k.kid_uid::text order by k.kid_uid) as "kidUids",
  lower(l.during) as "startsAt", p.subject, p.course_code as "courseCode", t.name as teacher`;
const others = sql`
  join scheduling_processes p on p.process_id = l.process_id
  left join scheduling_teachers t on t.teacher_id = l.teacher_id`;
const stands = sql`l.status in ('scheduled', 'inProgress') and l.kind <> 'virtual' and k.left_at is null`;
const byLesson = sql`group by l.lesson_id, k.family_id, p.process_id, t.teacher_id order by lower(l.during), l.lesson_id, k.family_id`;

/** Lessons that stand and begin in (after, until], once for each family in them, in order of time. */
export const lessonsAhead =
  (db: Db) =>
  (after: Temporal.Instant, until: Temporal.Instant): Promise<LessonAhead[]> =>
    db.all(sql<LessonAhead>`
      select ${columns} from scheduling_lessons l join scheduling_participants k on k.lesson_id = l.lesson_id ${others}
      where ${stands} and lower(l.during) > ${after} and lower(l.during) <= ${until} ${byLesson}`);

/** The same of one family: however many begin at that time, only its own are looked at. */
export const lessonsAheadOf =
  (db: Db) =>
  (familyId: string, after: Temporal.Instant, until: Temporal.Instant): Promise<LessonAhead[]> =>
    db.all(sql<LessonAhead>`
      with own as materialized (
        select lesson_id, kid_uid, family_id, left_at from scheduling_participants
        where family_id = ${familyId} and lower(during) > ${after} and lower(during) <= ${until})
      select ${columns} from own k join scheduling_lessons l on l.lesson_id = k.lesson_id ${others}
      where ${stands} ${byLesson}`);
