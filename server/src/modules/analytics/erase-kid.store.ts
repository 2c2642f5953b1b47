import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';
import { newId } from '#platform/ids';

/** Pages that were seen stay as figures, without names; of a whole family as nobody's, without the window they came from. */
export const eraseViews =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const where = sql`customer_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'analytics_events', key: ['event_id'], texts: ['page_title', 'page_url', 'referrer'], where });
    if (!it.account) return;
    await db.run(sql`update analytics_events set customer_id = null, visit_id = null where ${where}`);
    await db.run(sql`update analytics_steps set family_id = ${newId()} where family_id = ${it.familyId}`);
  };
