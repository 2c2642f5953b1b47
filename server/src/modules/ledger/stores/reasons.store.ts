import { type Db, sql } from '#platform/db';

/** Who changed a balance by hand, and why. */
export interface ByManager {
  /** In their words; the family reads it in its history. */
  reason: string;
  /** Accounts. */
  askedBy: string;
  /** The second manager; null where one was enough. */
  approvedBy: string | null;
}

/** Reasons beside the acts of managers. */
export const createReasons = (db: Db) => ({
  /** For the act of a family under this key; once, as the act itself. */
  async add(familyId: string, key: string, { reason, askedBy, approvedBy }: ByManager): Promise<void> {
    await db.run(sql`
      insert into ledger_reasons (op_id, reason, account_id, approved_by)
      select op_id, ${reason}, ${askedBy}::uuid, ${approvedBy}::uuid from ledger_ops where scope = ${`family:${familyId}`} and key = ${key}
      on conflict do nothing`);
  },
});

export type Reasons = ReturnType<typeof createReasons>;
