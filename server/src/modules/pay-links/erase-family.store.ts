import { type Db, sql } from '#platform/db';
import type { Eraser } from '#platform/erasure';

/** With the whole family its links go; an order stays in the books without them. */
export const eraseLinks =
  ({ db }: { db: Db }): Eraser =>
  async ({ account, familyId }) => {
    if (account) await db.run(sql`delete from pay_links_links where family_id = ${familyId}`);
  };
