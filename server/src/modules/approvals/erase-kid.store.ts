import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** What managers asked one another about a family stays, without names. */
export const eraseAsked =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const where = sql`family_id = ${it.familyId}`;
    await takeNamesOut(db, it, {
      table: 'approvals',
      key: ['approval_id'],
      texts: ['family_name', 'reason', 'answer'],
      json: ['payload'],
      where,
    });
  };
