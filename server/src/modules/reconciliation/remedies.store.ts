import type { Remedy } from '@school/contract/reconciliation/shapes';

import { type Db, sql } from '#platform/db';

export type AttemptState = 'waiting' | 'trying' | 'done' | 'declined' | 'passed' | 'failed';

/** What a manager does about a case. */
export interface RemedyAttempt {
  attemptId: string;
  caseId: string;
  key: string;
  remedy: Remedy;
  orderId: string | null;
  reason: string;
  byAccount: string;
  byName: string;
  at: Temporal.Instant;
  approvedBy: string | null;
  state: AttemptState;
  endedAt: Temporal.Instant | null;
  answer: string | null;
}

const columns = sql`
  attempt_id as "attemptId", case_id as "caseId", key, remedy, order_id as "orderId", reason, by_account as "byAccount", by_name as "byName",
  at, approved_by as "approvedBy", state, ended_at as "endedAt", answer`;

/** What was done about cases: added, and ended once. */
export function createRemedyAttempts(db: Db) {
  return {
    /** False when it was begun before under its key. */
    async begin(attempt: Omit<RemedyAttempt, 'approvedBy' | 'endedAt' | 'answer'>): Promise<boolean> {
      const begun = await db.run(sql`
        insert into reconciliation_remedies (attempt_id, case_id, key, remedy, order_id, reason, by_account, by_name, at, state)
        values (${attempt.attemptId}, ${attempt.caseId}, ${attempt.key}, ${attempt.remedy}, ${attempt.orderId}, ${attempt.reason}, ${attempt.byAccount},
          ${attempt.byName}, ${attempt.at}, ${attempt.state}) on conflict (key) do nothing`);
      return begun > 0;
    },
    find: (attemptId: string) => db.one(sql<RemedyAttempt>`select ${columns} from reconciliation_remedies where attempt_id = ${attemptId}`),
    byKey: (key: string) => db.one(sql<RemedyAttempt>`select ${columns} from reconciliation_remedies where key = ${key}`),
    of: (caseIds: readonly string[]) =>
      db.all(
        sql<RemedyAttempt>`select ${columns} from reconciliation_remedies where case_id = any(${[...caseIds]}::uuid[]) order by at, attempt_id`,
      ),
    waiting: (caseId: string) =>
      db.one(sql<RemedyAttempt>`select ${columns} from reconciliation_remedies where case_id = ${caseId} and state = 'waiting'`),
    async wait(attemptId: string, approvalId: string): Promise<void> {
      await db.run(sql`update reconciliation_remedies set state = 'waiting', approval_id = ${approvalId} where attempt_id = ${attemptId}`);
    },
    async end(
      attemptId: string,
      { state, approvedBy = null, answer = null }: { state: AttemptState; approvedBy?: string | null; answer?: string | null },
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        update reconciliation_remedies set state = ${state}, ended_at = ${at}, approved_by = ${approvedBy}, answer = ${answer?.slice(0, 500) ?? null}
        where attempt_id = ${attemptId} and ended_at is null`);
    },
    /** Attempts whose server died in the middle: they were tried, and nobody knows more. */
    async giveUpTrying(before: Temporal.Instant, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update reconciliation_remedies set state = 'failed', ended_at = ${at} where state = 'trying' and at < ${before}`);
    },
  };
}

export type RemedyAttempts = ReturnType<typeof createRemedyAttempts>;
