import { type Db, sql } from '#platform/db';

/** What a manager said about a family's paying before its trial. */
export interface Opening {
  open: boolean;
  reason: string;
  /** The manager's account. */
  accountId: string;
  at: Temporal.Instant;
}

/** Payments opened by managers. */
export const createOpenings = (db: Db) => ({
  /** What holds now. */
  newestOf: (familyId: string) =>
    db.one(sql<Opening>`
      select open, reason, account_id as "accountId", at from payments_openings
      where family_id = ${familyId} order by opening_id desc limit 1`),
  async add(familyId: string, { open, reason, accountId, at }: Opening): Promise<void> {
    await db.run(sql`
      insert into payments_openings (family_id, open, reason, account_id, at)
      values (${familyId}, ${open}, ${reason}, ${accountId}, ${at})`);
  },
});

export type Openings = ReturnType<typeof createOpenings>;
