import type { ApprovedAct } from '@school/contract/approvals/limits';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { ApprovalStore } from './approvals.store.ts';
import type { ApprovalLimits } from './rules/needs-second.ts';

/** Who answers for an act that is carried out now; accounts. `approvedBy` is null where one person was enough. */
interface AnsweredFor {
  askedBy: string;
  approvedBy: string | null;
  approvalId: string;
}

/** What an act does when everybody needed has agreed, and when somebody has not. Both in the transaction of the decision. */
export interface Action<Payload> {
  run: (payload: Payload, by: AnsweredFor) => Promise<void>;
  onDeclined?: ((payload: Payload, by: AnsweredFor) => Promise<void>) | undefined;
}

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  realtime: Pick<Realtime, 'changed'>;
  /** Those in force now. */
  limits: () => ApprovalLimits;
  store: ApprovalStore;
  /** How colleagues know the owner of an account. */
  nameOf: (accountId: string) => Promise<string>;
  /** Takes the lock that every act on a family's money begins with: it comes before the act's own row. */
  lockFamily: (familyId: string) => Promise<void>;
  actionOf: (act: ApprovedAct) => Action<unknown>;
}
