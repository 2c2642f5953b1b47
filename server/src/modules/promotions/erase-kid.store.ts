import { type Db, sql } from '#platform/db';
import type { Eraser } from '#platform/erasure';

/** With a whole family its code for friends goes, and what it typed as codes. Whom a gift was given for stays a number. */
export const eraseCodes =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    if (!it.account) return;
    await db.run(sql`delete from promotions_friend_codes where family_id = ${it.familyId}`);
    await db.run(sql`delete from promotions_checks where family_id = ${it.familyId}`);
  };
