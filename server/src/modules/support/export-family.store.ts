import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Who of the school was in the account, and why. */
export const exportVisits =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const visits = await db.all(sql`
      select name, reason, entered_at as "enteredAt", left_at as "leftAt", changes from support_visits
      where family_id = ${familyId} order by entered_at`);
    return [{ name: 'visits.json', data: visits }];
  };
