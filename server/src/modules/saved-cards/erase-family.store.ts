import { type Db, sql } from '#platform/db';
import type { Eraser } from '#platform/erasure';

/** Cards are taken off when their family leaves; what was shown of them goes with it. */
export const eraseCards =
  ({ db }: { db: Db }): Eraser =>
  async ({ familyId, account, at }) => {
    if (!account) return;
    await db.run(sql`
      update saved_cards_cards set last_four = '', expires = null, brand = 'other', removed_at = coalesce(removed_at, ${at})
      where family_id = ${familyId}`);
  };
