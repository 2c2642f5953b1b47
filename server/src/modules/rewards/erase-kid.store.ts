import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** Stickers of a child, and what its parent has chosen for it. */
export const eraseRewards =
  ({ db }: { db: Db }): Eraser =>
  async ({ kidUids }) => {
    for (const table of ['rewards_stickers', 'rewards_settings'])
      await db.run(sql`delete from ${sql.table(table)} where kid_uid = ${idsOf(kidUids)}`);
  };
