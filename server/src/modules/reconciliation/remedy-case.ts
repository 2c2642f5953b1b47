import type { Cure, StuckCase } from '@school/contract/reconciliation/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { carryOut } from './carry-out-remedy.ts';
import { moneyOf } from './case-moves.ts';
import type { CaseRow } from './cases.store.ts';
import type { Deed } from './remedies.store.ts';
import { lookFor } from './find-cases.ts';
import { shown } from './list-cases.ts';
import type { StuckTools } from './tools.ts';
import { tryAgain } from './try-again.ts';
import { curesOf, isMoneyMove } from './which-remedies.ts';

interface CureWanted {
  cure: Cure;
  reason: string;
  orderId?: string | undefined;
}

/** What an approval carries: the deed says the rest. */
interface Payload {
  deedId: string;
}

/**
 * A manager puts a case right, once for the key. What one person may do alone is done at once; the rest waits for a
 * second one. To try again asks others outside, so it happens between two transactions.
 */
export const cureStuck =
  (tools: StuckTools) =>
  async (by: { accountId: string }, caseId: string, wanted: CureWanted, key: string = newId()): Promise<StuckCase> => {
    const ofKey = `cure:${by.accountId}:${key}`;
    const begun = await begin(tools, by, caseId, wanted, ofKey);
    if (begun) {
      const fault = await tryAgain(tools, begun.row, begun.deed);
      await tools.deeds.end(
        begun.deed.deedId,
        fault === undefined ? { state: 'done' } : { state: 'failed', answer: fault },
        tools.clock.now(),
      );
      await lookFor(tools)(begun.row.kind, fault === undefined ? caseId : undefined);
      await tools.realtime.changed('stuck-money');
    }
    return shown(tools)(caseId);
  };

/** Begins the deed, and ends it unless it is to be tried outside of the transaction. */
function begin(
  tools: StuckTools,
  { accountId }: { accountId: string },
  caseId: string,
  { cure, reason, orderId }: CureWanted,
  key: string,
): Promise<{ row: CaseRow; deed: Deed } | undefined> {
  return tools.db.inTransaction(async () => {
    const { deeds, clock, realtime } = tools;
    const row = await lockCase(tools, caseId);
    if (await isRepeated(tools, key, { caseId, cure, reason, orderId })) return undefined;
    if (row.closedAt) throw new Refusal('payments.stuck_closed');
    if (await deeds.waiting(caseId)) throw new Refusal('payments.stuck_waits');
    if (!curesOf(row.kind, row.facts).includes(cure) || (cure === 'apply') !== (orderId !== undefined)) {
      throw new Refusal('payments.cure_does_not_fit');
    }
    if (orderId !== undefined && !(await tools.payments.orders.find(orderId))) throw new Refusal('payments.order_not_found');
    const deed: Deed = {
      deedId: newId(),
      caseId,
      key,
      cure,
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
    await deeds.begin(deed);
    if (cure === 'retry') return { row, deed };
    const { approvalId, state } = await tools.approvals.ask<Payload>({
      act: 'cure',
      familyId: row.familyId,
      familyName: row.facts.familyName,
      units: row.units,
      amount: moneyOf(row),
      payload: { deedId: deed.deedId },
      reason,
      by: { accountId },
      over: isMoneyMove(cure)
        ? await tools.approvals.weigh({ by: { accountId }, familyId: row.familyId, units: row.units, amount: moneyOf(row) })
        : undefined,
      key,
    });
    if (state === 'waiting') {
      await deeds.wait(deed.deedId, approvalId);
      // Who is to agree finds by it what this is about.
      await tools.cases.addWord(caseId, approvalId);
    }
    await realtime.changed('stuck-money');
    return undefined;
  });
}

/** The same key names the same wish for ever. */
async function isRepeated(tools: StuckTools, key: string, wanted: CureWanted & { caseId: string }): Promise<boolean> {
  const first = await tools.deeds.byKey(key);
  if (!first) return false;
  const isSame =
    first.caseId === wanted.caseId &&
    first.cure === wanted.cure &&
    first.reason === wanted.reason &&
    first.orderId === (wanted.orderId ?? null);
  if (!isSame) throw new Refusal('request.key_reused');
  return true;
}

/** The family's money lock comes before everything else, then the case. */
async function lockCase({ ledger, cases }: StuckTools, caseId: string): Promise<CaseRow> {
  const seen = await cases.find(caseId);
  if (seen?.familyId) await ledger.lockFamily(seen.familyId);
  const row = await cases.locked(caseId);
  if (!row) throw new Refusal('payments.stuck_not_found');
  return row;
}

/** What the approval of a cure does: called at once where one person is enough, and else when the second agrees. */
export function registerCures(tools: StuckTools): void {
  const { approvals, cases, deeds, clock, realtime } = tools;
  approvals.register<Payload>(
    'cure',
    async ({ deedId }, { approvedBy }) => {
      const deed = await deeds.find(deedId);
      const row = deed && (await lockCase(tools, deed.caseId));
      if (!deed || !row) throw new Error(`Deed ${deedId} has no case`);
      const done = row.closedAt ? 'passed' : await carryOut(tools, row, deed).catch(refusedLater(approvedBy));
      const now = clock.now();
      await deeds.end(
        deedId,
        typeof done === 'string' ? stateOf(done, approvedBy) : { state: 'failed', approvedBy, answer: done.refusal },
        now,
      );
      if (typeof done === 'string') await cases.close(row.caseId, done === 'passed' ? 'itself' : 'cure', now, done === 'settled');
      await realtime.changed('stuck-money');
    },
    async ({ deedId }) => {
      await deeds.end(deedId, { state: 'declined' }, clock.now());
      await realtime.changed('stuck-money');
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
