import type { ApprovedAct } from '@school/contract/approvals/limits';
import type { OverLimit } from '@school/contract/approvals/shapes';
import type { Money } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { type Moved, overLimit } from './rules/needs-second.ts';
import type { Tools } from './tools.ts';

export interface Asked<Payload> {
  act: ApprovedAct;
  /** The family it is about: its money lock is taken first, when the act is carried out later. */
  familyId?: string | null | undefined;
  familyName?: string | null | undefined;
  units?: number | null | undefined;
  amount?: Money | null | undefined;
  /** What the action is given: plain JSON, as it may lie here for days. */
  payload: Payload;
  /** In the words of the manager. */
  reason: string;
  by: { accountId: string };
  /** Why one person is not enough, as `weigh` of the door says; undefined when it is. */
  over: OverLimit | undefined;
  /** Names the act for ever: asked again with it, nothing more happens, and the answer is where it stands now. */
  key: string;
}

/**
 * Weighs an act in the ambient transaction with what this manager has moved alone, and what was moved for this family:
 * under the locks of both, so that acts at one moment are weighed one after another. The family's comes first, as in every
 * act on money.
 */
export const weigh =
  ({ store, clock, limits, lockFamily }: Tools) =>
  async ({ by, familyId = null, ...moved }: Moved & { by: { accountId: string }; familyId?: string | null | undefined }) => {
    if (familyId !== null) await lockFamily(familyId);
    await store.lockManager(by.accountId);
    return overLimit(moved, limits(), await store.movedAlone(by.accountId, familyId, moved.amount?.currency ?? null, clock.now()));
  };

/** `waiting` for a second person; `done`: decided, and carried out unless it was declined or withdrawn. */
export interface AskedAnswer {
  approvalId: string;
  state: 'done' | 'waiting';
}

/**
 * Asks for an act of managers in the ambient transaction, once for its key. Where one person is enough it is carried
 * out at once, and kept as such; otherwise it waits on the managers' page.
 */
export const askApproval =
  (tools: Tools) =>
  <Payload>({ act, payload, by, over, key, ...asked }: Asked<Payload>): Promise<AskedAnswer> =>
    tools.db.inTransaction(async () => {
      const needsSecond = over !== undefined;
      const now = tools.clock.now();
      const approvalId = newId();
      const added = await tools.store.add({
        approvalId,
        key,
        act,
        familyId: asked.familyId ?? null,
        familyName: asked.familyName ?? null,
        units: asked.units ?? null,
        amount: asked.amount?.amount ?? null,
        currency: asked.amount?.currency ?? null,
        payload,
        reason: asked.reason,
        state: needsSecond ? 'waiting' : 'approved',
        askedBy: by.accountId,
        askedName: await tools.nameOf(by.accountId),
        askedAt: now,
        decidedBy: null,
        decidedName: null,
        decidedAt: needsSecond ? null : now,
        answer: null,
        over: over ?? null,
      });
      if (!added) {
        const first = await tools.store.findByKey(key);
        if (first?.act !== act || first.askedBy !== by.accountId) throw new Refusal('request.key_reused');
        return { approvalId: first.approvalId, state: first.state === 'waiting' ? 'waiting' : 'done' };
      }
      await tools.realtime.changed('approvals');
      if (needsSecond) return { approvalId, state: 'waiting' };
      await tools.actionOf(act).run(payload, { askedBy: by.accountId, approvedBy: null, approvalId });
      return { approvalId, state: 'done' };
    });
