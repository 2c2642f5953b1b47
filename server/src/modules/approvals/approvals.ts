import type { ApprovedAct } from '@school/contract/approvals/limits';
import type { Approval } from '@school/contract/approvals/shapes';

import type { Db } from '#platform/db';

import { createApprovalStore } from './approvals.store.ts';
import { askApproval, weigh } from './ask-approval.ts';
import { approve, decline, withdraw } from './decide-approval.ts';
import { listApprovals, shown } from './list-approvals.ts';
import { type Moved, overLimit, unitsLeft } from './rules/needs-second.ts';
import type { Action, Tools } from './tools.ts';

export type ApprovalsGiven = Omit<Tools, 'db' | 'store' | 'actionOf'> & { db: Db };

/**
 * Acts of managers with money and lessons: what is large waits for a second manager (docs/rules/back-office.md#approvals).
 * Who owns an act registers its action at wiring and asks for it; this module knows nothing of what is done.
 */
export function createApprovals({ db, ...given }: ApprovalsGiven) {
  const actions = new Map<ApprovedAct, Action<unknown>>();
  const actionOf = (act: ApprovedAct): Action<unknown> => {
    const action = actions.get(act);
    if (!action) throw new Error(`Nobody has said what ${act} does`);
    return action;
  };
  const tools: Tools = { ...given, db, store: createApprovalStore(db), actionOf };
  return {
    /** Says what an act does; once an act, when the school is wired. */
    register<Payload>(act: ApprovedAct, run: Action<Payload>['run'], onDeclined?: Action<Payload>['onDeclined']): void {
      if (actions.has(act)) throw new Error(`${act} has its action already`);
      actions.set(act, { run, onDeclined } as Action<unknown>);
    },
    ask: askApproval(tools),
    withdraw: withdraw(tools),
    approve: approve(tools),
    decline: decline(tools),
    list: listApprovals(tools),
    /** Is so much, by itself, more than one manager may move alone? */
    needsSecond: (moved: Moved): boolean => overLimit(moved, given.limits()) !== undefined,
    /** Why an act needs a second person, with what went before; undefined when one is enough. */
    weigh: weigh(tools),
    /** So many units may this manager still give or take alone for this family. */
    unitsLeft: async (accountId: string, familyId: string): Promise<number> =>
      unitsLeft(given.limits(), await tools.store.movedAlone(accountId, familyId, null, given.clock.now())),
    /** What was asked about a family, the newest first; `viewer` is the account that looks. */
    async ofFamily(viewer: string, familyId: string, limit = 50): Promise<Approval[]> {
      return (await tools.store.ofFamily(familyId, limit)).map((row) => shown(row, viewer));
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;
