import { type Db, sql } from '#platform/db';

/** Which lots a family was told of, at how many days before their end. */
export const createExpiryNotices = (db: Db) => ({
  async told(familyId: string): Promise<Array<{ lotId: string; days: number }>> {
    return db.all(sql<{ lotId: string; days: number }>`
      select lot_id as "lotId", days from notifications_expiry_notices where family_id = ${familyId}`);
  },
  /** Notes that it is told now; false when somebody else was faster. */
  async note(familyId: string, { lotId, days }: { lotId: string; days: number }, at: Temporal.Instant): Promise<boolean> {
    const noted = await db.run(sql`
      insert into notifications_expiry_notices (lot_id, days, family_id, told_at) values (${lotId}, ${days}, ${familyId}, ${at})
      on conflict do nothing`);
    return noted > 0;
  },
});

export type ExpiryNotices = ReturnType<typeof createExpiryNotices>;
