import type { Cure } from '@school/contract/reconciliation/shapes';

import { type Db, sql } from '#platform/db';

export type DeedState = 'waiting' | 'trying' | 'done' | 'declined' | 'passed' | 'failed';

/** What a manager does about a case. */
export interface Deed {
  deedId: string;
  caseId: string;
  key: string;
  cure: Cure;
  orderId: string | null;
  reason: string;
  byAccount: string;
  byName: string;
  at: Temporal.Instant;
  approvedBy: string | null;
  state: DeedState;
  endedAt: Temporal.Instant | null;
  answer: string | null;
}

const columns = sql`
  deed_id as "deedId", case_id as "caseId", key, cure, order_id as "orderId", reason, by_account as "byAccount", by_name as "byName",
  at, approved_by as "approvedBy", state, ended_at as "endedAt", answer`;

/** What was done about cases: added, and ended once. */
export function createDeeds(db: Db) {
  return {
    /** False when it was begun before under its key. */
    async begin(deed: Omit<Deed, 'approvedBy' | 'endedAt' | 'answer'>): Promise<boolean> {
      const begun = await db.run(sql`
        insert into reconciliation_remedies (deed_id, case_id, key, cure, order_id, reason, by_account, by_name, at, state)
        values (${deed.deedId}, ${deed.caseId}, ${deed.key}, ${deed.cure}, ${deed.orderId}, ${deed.reason}, ${deed.byAccount},
          ${deed.byName}, ${deed.at}, ${deed.state}) on conflict (key) do nothing`);
      return begun > 0;
    },
    find: (deedId: string) => db.one(sql<Deed>`select ${columns} from reconciliation_remedies where deed_id = ${deedId}`),
    byKey: (key: string) => db.one(sql<Deed>`select ${columns} from reconciliation_remedies where key = ${key}`),
    of: (caseIds: readonly string[]) =>
      db.all(sql<Deed>`select ${columns} from reconciliation_remedies where case_id = any(${[...caseIds]}::uuid[]) order by at, deed_id`),
    waiting: (caseId: string) =>
      db.one(sql<Deed>`select ${columns} from reconciliation_remedies where case_id = ${caseId} and state = 'waiting'`),
    async wait(deedId: string, approvalId: string): Promise<void> {
      await db.run(sql`update reconciliation_remedies set state = 'waiting', approval_id = ${approvalId} where deed_id = ${deedId}`);
    },
    async end(
      deedId: string,
      { state, approvedBy = null, answer = null }: { state: DeedState; approvedBy?: string | null; answer?: string | null },
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        update reconciliation_remedies set state = ${state}, ended_at = ${at}, approved_by = ${approvedBy}, answer = ${answer?.slice(0, 500) ?? null}
        where deed_id = ${deedId} and ended_at is null`);
    },
    /** Deeds whose server died in the middle: they were tried, and nobody knows more. */
    async giveUpTrying(before: Temporal.Instant, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update reconciliation_remedies set state = 'failed', ended_at = ${at} where state = 'trying' and at < ${before}`);
    },
  };
}

export type StuckDeeds = ReturnType<typeof createDeeds>;
