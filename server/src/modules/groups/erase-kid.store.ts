import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, takeNamesOut } from '#platform/erasure';

/** Requests on waiting lists lose their words; which seats were taken stays, it is the group's history. */
export const eraseRequests =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    await db.run(sql`update groups_requests set wishes = '' where kid_uid = ${idsOf(it.kidUids)}`);
    await takeNamesOut(db, it, {
      table: 'groups_requests',
      key: ['request_id'],
      texts: ['wishes'],
      where: sql`family_id = ${it.familyId}`,
    });
  };
