import type { Remedy, ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { carryOut } from './carry-out-remedy.ts';
import { moneyOf } from './case-moves.ts';
import type { CaseRow } from './cases.store.ts';
import type { RemedyAttempt } from './remedies.store.ts';
import { lookFor } from './find-cases.ts';
import { shown } from './list-cases.ts';
import type { ReconciliationTools } from './tools.ts';
import { tryAgain } from './try-again.ts';
import { remediesOf, isMoneyMove } from './which-remedies.ts';

interface RemedyWanted {
  remedy: Remedy;
  reason: string;
  orderId?: string | undefined;
}

/** What an approval carries: the attempt says the rest. */
interface Payload {
  attemptId: string;
}

/**
 * A manager puts a case right, once for the key. What one person may do alone is done at once; the rest waits for a
 * second one. To try again asks others outside, so it happens between two transactions.
 */
export const remedyCase =
  (tools: ReconciliationTools) =>
  async (by: { accountId: string }, caseId: string, wanted: RemedyWanted, key: string = newId()): Promise<ReconciliationCase> => {
    const ofKey = `remedy:${by.accountId}:${key}`;
    const begun = await begin(tools, by, caseId, wanted, ofKey);
    if (begun) {
      const fault = await tryAgain(tools, begun.row, begun.attempt);
      await tools.attempts.end(
        begun.attempt.attemptId,
        fault === undefined ? { state: 'done' } : { state: 'failed', answer: fault },
        tools.clock.now(),
      );
      await lookFor(tools)(begun.row.kind, fault === undefined ? caseId : undefined);
      await tools.realtime.changed('reconciliation');
    }
    return shown(tools)(caseId);
  };

/** Begins the attempt, and ends it unless it is to be tried outside of the transaction. */
function begin(
  tools: ReconciliationTools,
  { accountId }: { accountId: string },
  caseId: string,
  { remedy, reason, orderId }: RemedyWanted,
  key: string,
): Promise<{ row: CaseRow; attempt: RemedyAttempt } | undefined> {
  return tools.db.inTransaction(async () => {
    const { attempts, clock, realtime } = tools;
    const row = await lockCase(tools, caseId);
    if (await isRepeated(tools, key, { caseId, remedy, reason, orderId })) return undefined;
    if (row.closedAt) throw new Refusal('reconciliation.case_closed');
    if (await attempts.waiting(caseId)) throw new Refusal('reconciliation.case_waits');
    if (!remediesOf(row.kind, row.facts).includes(remedy) || (remedy === 'apply') !== (orderId !== undefined)) {
      throw new Refusal('reconciliation.remedy_does_not_fit');
    }
    if (orderId !== undefined && !(await tools.payments.orders.find(orderId))) throw new Refusal('payments.order_not_found');
    const attempt: RemedyAttempt = {
      attemptId: newId(),
      caseId,
      key,
      remedy,
      orderId: orderId ?? null,
      reason,
      byAccount: accountId,
      byName: await tools.identity.nameOf(accountId),
      at: clock.now(),
      approvedBy: null,
      state: 'trying',
      endedAt: null,
      answer: null,
    };
    await attempts.begin(attempt);
    if (remedy === 'retry') return { row, attempt };
    const { approvalId, state } = await tools.approvals.ask<Payload>({
      act: 'remedy',
      familyId: row.familyId,
      familyName: row.facts.familyName,
      units: row.units,
      amount: moneyOf(row),
      payload: { attemptId: attempt.attemptId },
      reason,
      by: { accountId },
      over: isMoneyMove(remedy)
        ? await tools.approvals.weigh({ by: { accountId }, familyId: row.familyId, units: row.units, amount: moneyOf(row) })
        : undefined,
      key,
    });
    if (state === 'waiting') {
      await attempts.wait(attempt.attemptId, approvalId);
      // Who is to agree finds by it what this is about.
      await tools.cases.addWord(caseId, approvalId);
    }
    await realtime.changed('reconciliation');
    return undefined;
  });
}

/** The same key names the same request for ever. */
async function isRepeated(tools: ReconciliationTools, key: string, wanted: RemedyWanted & { caseId: string }): Promise<boolean> {
  const first = await tools.attempts.byKey(key);
  if (!first) return false;
  const isSame =
    first.caseId === wanted.caseId &&
    first.remedy === wanted.remedy &&
    first.reason === wanted.reason &&
    first.orderId === (wanted.orderId ?? null);
  if (!isSame) throw new Refusal('request.key_reused');
  return true;
}

/** The family's money lock comes before everything else, then the case. */
async function lockCase({ ledger, cases }: ReconciliationTools, caseId: string): Promise<CaseRow> {
  const seen = await cases.find(caseId);
  if (seen?.familyId) await ledger.lockFamily(seen.familyId);
  const row = await cases.locked(caseId);
  if (!row) throw new Refusal('reconciliation.case_not_found');
  return row;
}

/** What the approval of a remedy does: called at once where one person is enough, and else when the second agrees. */
export function registerRemedies(tools: ReconciliationTools): void {
  const { approvals, cases, attempts, clock, realtime } = tools;
  approvals.register<Payload>(
    'remedy',
    async ({ attemptId }, { approvedBy }) => {
      const attempt = await attempts.find(attemptId);
      const row = attempt && (await lockCase(tools, attempt.caseId));
      if (!attempt || !row) throw new Error(`RemedyAttempt ${attemptId} has no case`);
      const done = row.closedAt ? 'passed' : await carryOut(tools, row, attempt).catch(refusedLater(approvedBy));
      const now = clock.now();
      await attempts.end(
        attemptId,
        typeof done === 'string' ? stateOf(done, approvedBy) : { state: 'failed', approvedBy, answer: done.refusal },
        now,
      );
      if (typeof done === 'string') await cases.close(row.caseId, done === 'passed' ? 'itself' : 'remedy', now, done === 'settled');
      await realtime.changed('reconciliation');
    },
    async ({ attemptId }) => {
      await attempts.end(attemptId, { state: 'declined' }, clock.now());
      await realtime.changed('reconciliation');
    },
  );
}

const stateOf = (done: 'done' | 'settled' | 'passed', approvedBy: string | null) =>
  ({ state: done === 'passed' ? 'passed' : 'done', approvedBy }) as const;

/** Who asks is told why it cannot be done; who agrees later has agreed, and the case says that it did not help. */
const refusedLater =
  (approvedBy: string | null) =>
  (cause: unknown): { refusal: string } => {
    if (approvedBy === null || !(cause instanceof Refusal)) throw cause;
    return { refusal: cause.code };
  };
