import { topicNeeds, topicRights } from '@school/contract/realtime/topic-rights';

import type { Principal } from '../principal.ts';
import { Refusal } from '../refusal.ts';
import { insistOnAdult, insistOnRow } from '../rights.ts';
import type { Connection } from './connection.ts';
import type { Asked } from './topic-table.ts';

/** What the live connections ask of those who know people. */
export interface People {
  /** Who a session is now, with the rights in force; undefined when it has ended. */
  principalNow(known: Principal): Promise<Principal | undefined>;
  /** Counts families whose data one of the staff is about to see; refuses when that is too many. */
  countReads?(who: Principal, familyIds: readonly string[]): Promise<void>;
}

export type Admission = ReturnType<typeof createAdmission>;

/** Who may follow what. Nothing is believed of the ticket: people are read anew whenever it is asked. */
export function createAdmission(people: () => People | undefined) {
  /** Whose a connection is now. One whose session has ended, or is somebody else's now, is closed. */
  async function ownerOf(connection: Connection): Promise<Principal | undefined> {
    const known = connection.principal;
    const now = await people()?.principalNow(known);
    const isSame =
      now?.role === known.role && now.customerId === known.customerId && now.kidUid === known.kidUid && now.onlyRoom === known.onlyRoom;
    if (!now || !isSame) {
      connection.close('sessionEnded');
      return undefined;
    }
    connection.principal = now;
    return now;
  }

  return {
    ownerOf,

    /** Refuses who may not follow a topic: by its row of the role matrix first, then by what is theirs. */
    async insist(principal: Principal, { pattern, provider, params }: Asked): Promise<void> {
      insistOnRow(topicRights[pattern], principal);
      insistOnAdult(topicNeeds[pattern], principal);
      const { onlyRoom } = principal;
      if (onlyRoom !== undefined && (pattern !== 'lesson-rooms/:eventId' || params['eventId'] !== onlyRoom))
        throw new Refusal('identity.not_your_role');
      if (!(await provider.may(principal, params))) throw new Refusal('request.not_found');
    },

    /** What one of the staff sees of families by a document is counted as what is read by a call. */
    async count(principal: Principal, { provider, params }: Asked, document: () => Promise<unknown>): Promise<void> {
      if (principal.role !== 'manager' || !provider.families) return;
      const familyIds = await provider.families((await document()) as never, params);
      if (familyIds.length > 0) await people()?.countReads?.(principal, familyIds);
    },
  };
}
