import { type Db, sql } from '#platform/db';

import type { Said } from './rules/offer.ts';

export type CoursesStore = ReturnType<typeof createCourses>;

/** Courses of which the school has said something; the others are as the contract has them. */
export const createCourses = (db: Db) => ({
  all: () =>
    db.all(sql<Said>`
      select course_code as "courseCode", is_offered as "isOffered", json_build_object('from', age_from, 'to', age_to) as ages, title, position,
        minutes, case when kind is not null then json_build_object('subject', subject, 'kind', kind, 'levels', levels) end as own
      from catalogue_courses`),
  /** Two who change the order at once come one after the other. */
  lock: () => db.run(sql`lock table catalogue_courses in share row exclusive mode`),
  async keep({ courseCode, isOffered, ages, title, position, minutes, own }: Said): Promise<void> {
    await db.run(sql`
      insert into catalogue_courses (course_code, is_offered, age_from, age_to, title, position, minutes, subject, kind, levels)
      values (${courseCode}, ${isOffered}, ${ages.from}, ${ages.to}, ${title && JSON.stringify(title)}::jsonb, ${position}, ${minutes},
        ${own?.subject ?? null}, ${own?.kind ?? null}, ${own && JSON.stringify(own.levels)}::jsonb)
      on conflict (course_code) do update set is_offered = excluded.is_offered, age_from = excluded.age_from, age_to = excluded.age_to,
        title = excluded.title, position = excluded.position, minutes = excluded.minutes, levels = excluded.levels`);
  },
});
