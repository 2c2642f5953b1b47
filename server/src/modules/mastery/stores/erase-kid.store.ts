import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** What is known of a child's skills, and all that says so. */
export const eraseMastery =
  ({ db }: { db: Db }): Eraser =>
  async ({ kidUids }) => {
    for (const table of ['mastery_evidence', 'mastery_skills'])
      await db.run(sql`delete from ${sql.table(table)} where kid_uid = ${idsOf(kidUids)}`);
  };
