import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Courses of the children and the lessons and homework they were given. */
export const exportCourses =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const courses = await db.all(sql`
      select kid_uid as "kidUid", course_code as "courseCode", level_code as level, started_at as "startedAt"
      from learning_courses where family_id = ${familyId} order by started_at`);
    const opened = await db.all(sql`
      select l.kid_uid as "kidUid", l.course_code as "courseCode", l.lesson_code as lesson, l.opened_at as "openedAt"
      from learning_lessons l join learning_courses c using (kid_uid, course_code) where c.family_id = ${familyId} order by l.opened_at`);
    const practice = await db.all(
      sql`select kid_uid as "kidUid", minutes from learning_practice where family_id = ${familyId} order by kid_uid`,
    );
    return [{ name: 'courses.json', data: { courses, opened, practice } }];
  };
