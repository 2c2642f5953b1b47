import { type Db, sql } from '#platform/db';

/** What is left of the units that orders brought. */
export const createOrderUnits = (db: Db) => ({
  /** Units of these orders that may still be used, those that lessons have reserved included. */
  async leftOf(familyId: string, orderIds: readonly string[], now: Temporal.Instant): Promise<number> {
    const row = await db.one(sql<{ units: number }>`
      select coalesce(sum(case when expires_at >= ${now} then remaining else held end), 0)::int as units
      from ledger_lots where family_id = ${familyId} and order_id = any(${[...orderIds]}::uuid[])`);
    return row?.units ?? 0;
  },
});
