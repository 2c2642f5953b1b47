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
  /** Of these orders' units in each lot, those held for lessons that have begun: they wait for their mark. */
  async begunOf(familyId: string, orderIds: readonly string[], now: Temporal.Instant): Promise<Map<string, number>> {
    const rows = await db.all(sql<{ lotId: string; units: number }>`
      select h.lot_id as "lotId", count(*)::int as units from ledger_holds h join ledger_lots l using (family_id, lot_id)
      where h.family_id = ${familyId} and h.state = 'held' and h.starts_at <= ${now} and l.order_id = any(${[...orderIds]}::uuid[])
      group by h.lot_id`);
    return new Map(rows.map(({ lotId, units }) => [lotId, units]));
  },
  /** Lessons that have reserved units of an order, whatever they were exchanged into. */
  async lessonsHolding(familyId: string, orderId: string): Promise<Set<string>> {
    const rows = await db.all(sql<{ lessonId: string }>`
      select distinct h.lesson_id as "lessonId" from ledger_holds h join ledger_lots l using (family_id, lot_id)
      where h.family_id = ${familyId} and h.state = 'held' and l.order_id = ${orderId}`);
    return new Set(rows.map(({ lessonId }) => lessonId));
  },
});
