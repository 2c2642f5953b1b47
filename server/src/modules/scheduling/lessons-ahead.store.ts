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

/** Lessons that stand and begin in (after, until], once for each family in them, in order of time; of one family when it is named. */
export const lessonsAhead =
  (db: Db) =>
  (after: Temporal.Instant, until: Temporal.Instant, familyId: string | null = null): Promise<LessonAhead[]> =>
    db.all(sql<LessonAhead>`
      select l.lesson_id as "lessonId", k.family_id as "familyId", array_agg(k.kid_uid::text order by k.kid_uid) as "kidUids",
        lower(l.during) as "startsAt", p.subject, p.course_code as "courseCode", t.name as teacher
      from scheduling_lessons l
        join scheduling_participants k on k.lesson_id = l.lesson_id and k.left_at is null and k.active
        join scheduling_processes p on p.process_id = l.process_id
        left join scheduling_teachers t on t.teacher_id = l.teacher_id
      where l.status in ('scheduled', 'inProgress') and l.kind <> 'virtual'
        and lower(l.during) > ${after} and lower(l.during) <= ${until}
        and (${familyId}::uuid is null or l.lesson_id in (
          select f.lesson_id from scheduling_participants f
          where f.family_id = ${familyId} and lower(f.during) > ${after} and lower(f.during) <= ${until}))
        and (${familyId}::uuid is null or k.family_id = ${familyId})
      group by l.lesson_id, k.family_id, p.process_id, t.teacher_id
      order by lower(l.during), l.lesson_id, k.family_id`);
