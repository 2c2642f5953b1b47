import { type Db, sql } from '#platform/db';

/** Who of the colleagues looked at the card of a family, day by day of the school's zone, the newest first. */
export const readersOf =
  ({ db }: { db: Pick<Db, 'all'> }) =>
  (familyId: string): Promise<Array<{ accountId: string; day: string }>> =>
    db.all(sql`
      select account_id as "accountId", day::text as day from back_office_family_reads where family_id = ${familyId}
      order by day desc, account_id limit 200`);
