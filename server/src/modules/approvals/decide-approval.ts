import type { Approval } from '@school/contract/approvals/shapes';

import { Refusal } from '#platform/refusal';

import { shown } from './list-approvals.ts';
import type { Tools } from './tools.ts';

/** Somebody else agrees: the act is carried out in the same transaction, so that both are true or neither. */
export const approve =
  (tools: Tools) =>
  (by: { accountId: string }, approvalId: string): Promise<Approval> =>
    decide(tools, by, approvalId, { state: 'approved', answer: null });

/** A manager does not agree; also the one who asked may think better of it. */
export const decline =
  (tools: Tools) =>
  (by: { accountId: string }, approvalId: string, answer: string): Promise<Approval> =>
    decide(tools, by, approvalId, { state: 'declined', answer });

function decide(
  tools: Tools,
  { accountId }: { accountId: string },
  approvalId: string,
  { state, answer }: { state: 'approved' | 'declined'; answer: string | null },
): Promise<Approval> {
  return tools.db.inTransaction(async () => {
    const asked = await tools.store.find(approvalId);
    if (!asked) throw new Refusal('approvals.not_found');
    if (asked.familyId) await tools.lockFamily(asked.familyId);
    if (state === 'approved' && asked.askedBy === accountId) throw new Refusal('approvals.own_request');
    const decision = { state, answer, decidedBy: accountId, decidedName: await tools.nameOf(accountId), decidedAt: tools.clock.now() };
    if (!(await tools.store.decide(approvalId, decision))) throw new Refusal('approvals.decided');
    const action = tools.actionOf(asked.act);
    const by = { askedBy: asked.askedBy, approvedBy: state === 'approved' ? accountId : null, approvalId };
    if (state === 'approved') await action.run(asked.payload, by);
    else await action.onDeclined?.(asked.payload, by);
    await tools.realtime.changed('approvals');
    return shown({ ...asked, ...decision }, accountId);
  });
}

/**
 * What an act was about has gone away (a family took its request back): nobody is asked any more. In the ambient
 * transaction, under the family's lock. False when it was decided before.
 */
export const withdraw =
  (tools: Tools) =>
  (key: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      const asked = await tools.store.findByKey(key);
      const decision = { state: 'withdrawn', answer: null, decidedBy: null, decidedName: null, decidedAt: tools.clock.now() } as const;
      if (!asked || !(await tools.store.decide(asked.approvalId, decision))) return false;
      await tools.realtime.changed('approvals');
      return true;
    });
