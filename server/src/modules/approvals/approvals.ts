import type { ApprovedAct } from '@school/contract/approvals/limits';
import type { Approval } from '@school/contract/approvals/shapes';

import type { Db } from '#platform/db';

import { createApprovalStore } from './approvals.store.ts';
import { askApproval } from './ask-approval.ts';
import { approve, decline, withdraw } from './decide-approval.ts';
import { listApprovals, shown } from './list-approvals.ts';
import { type Moved, needsSecond } from './rules/needs-second.ts';
import type { Deed, Tools } from './tools.ts';

export type ApprovalsGiven = Omit<Tools, 'db' | 'store' | 'deedOf'> & { db: Db };

/**
 * Acts of managers with money and lessons: what is large waits for a second manager (the design, two-person approval).
 * Who owns an act registers its deed at wiring and asks for it; this module knows nothing of what is done.
 */
export function createApprovals({ db, ...given }: ApprovalsGiven) {
  const deeds = new Map<ApprovedAct, Deed<unknown>>();
  const deedOf = (act: ApprovedAct): Deed<unknown> => {
    const deed = deeds.get(act);
    if (!deed) throw new Error(`Nobody has said what ${act} does`);
    return deed;
  };
  const tools: Tools = { ...given, db, store: createApprovalStore(db), deedOf };
  return {
    /** Says what an act does; once an act, when the school is wired. */
    deed<Payload>(act: ApprovedAct, run: Deed<Payload>['run'], onDeclined?: Deed<Payload>['onDeclined']): void {
      if (deeds.has(act)) throw new Error(`${act} has its deed already`);
      deeds.set(act, { run, onDeclined } as Deed<unknown>);
    },
    ask: askApproval(tools),
    withdraw: withdraw(tools),
    approve: approve(tools),
    decline: decline(tools),
    list: listApprovals(tools),
    /** What one manager may do alone. */
    limits: given.limits,
    /** Is so much more than one manager may move alone? */
    needsSecond: (moved: Moved): boolean => needsSecond(moved, given.limits),
    /** What was asked about a family, the newest first; `viewer` is the account that looks. */
    async ofFamily(viewer: string, familyId: string, limit = 50): Promise<Approval[]> {
      return (await tools.store.ofFamily(familyId, limit)).map((row) => shown(row, viewer));
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;
