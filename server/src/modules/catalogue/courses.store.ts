import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** What a school says of a course. */
export interface CourseRow {
  courseCode: CourseCode;
  isOffered: boolean;
  ages: { from: number; to: number };
  title: Localised | null;
  position: number;
}

export type CoursesStore = ReturnType<typeof createCourses>;

/** Courses of which the school has said something; the others are as the contract has them. */
export const createCourses = (db: Db) => ({
  all: () =>
    db.all(sql<CourseRow>`
      select course_code as "courseCode", is_offered as "isOffered", json_build_object('from', age_from, 'to', age_to) as ages, title, position
      from catalogue_courses`),
  /** Two who change the order at once come one after the other. */
  lock: () => db.run(sql`lock table catalogue_courses in share row exclusive mode`),
  async keep({ courseCode, isOffered, ages, title, position }: CourseRow): Promise<void> {
    await db.run(sql`
      insert into catalogue_courses (course_code, is_offered, age_from, age_to, title, position)
      values (${courseCode}, ${isOffered}, ${ages.from}, ${ages.to}, ${title && JSON.stringify(title)}::jsonb, ${position})
      on conflict (course_code) do update set is_offered = excluded.is_offered, age_from = excluded.age_from, age_to = excluded.age_to,
        title = excluded.title, position = excluded.position`);
  },
});
