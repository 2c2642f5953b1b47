import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** Courses, opened lessons, homework given: all that a child has learned. */
export const eraseLearning =
  ({ db }: { db: Db }): Eraser =>
  async ({ kidUids }) => {
    for (const table of ['learning_practice', 'learning_homework', 'learning_in_class', 'learning_lessons', 'learning_courses'])
      await db.run(sql`delete from ${sql.table(table)} where kid_uid = ${idsOf(kidUids)}`);
  };
