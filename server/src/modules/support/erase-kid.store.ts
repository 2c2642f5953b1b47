import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** That somebody was in the account stays, without the names in why. */
export const eraseVisits =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const where = sql`family_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'support_visits', key: ['visit_id'], texts: ['reason', 'ticket'], where });
  };
