import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf } from '#platform/erasure';

/** The links of the children go: a calendar outside the school finds nothing any more. */
export const eraseFeeds =
  ({ db }: { db: Pick<Db, 'run'> }): Eraser =>
  async (it) =>
    void (await db.run(sql`delete from scheduling_calendar_feeds where kid_uid = ${idsOf(it.kidUids)}`));
