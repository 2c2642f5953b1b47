import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Pages that were seen stay as figures, without names; of a whole family as nobody's, without the window they came from. */
export const eraseViews =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const where = sql`customer_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'analytics_events', key: ['event_id'], texts: ['page_title', 'page_url', 'referrer'], where });
    if (it.account) await db.run(sql`update analytics_events set customer_id = null, visit_id = null where ${where}`);
  };
