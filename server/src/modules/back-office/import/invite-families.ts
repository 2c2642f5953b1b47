import { importLimits } from '@school/contract/back-office/import-limits';

import { Refusal } from '#platform/refusal';

import type { ImportTools } from './tools.ts';

/**
 * Invites the parents of the next families that imports have brought, as a manager does by hand; so many within a day. Whoever has
 * come in meanwhile needs no link, and a school that is not open yet tells nobody anything.
 */
export const inviteFamilies =
  ({ db, clock, imports, families, adding, school }: ImportTools) =>
  async (): Promise<void> => {
    /** Whoever may not come in keeps nobody else from it. */
    const sent = (familyId: string, accountId: string): Promise<boolean> =>
      db
        .inSavepoint(() => adding.invite({ accountId, role: 'manager' }, familyId, 'send'))
        .then(
          () => true,
          (fault: unknown) => {
            if (fault instanceof Refusal) return false;
            throw fault;
          },
        );
    if (!(await school.opening.speaksToFamilies())) return;
    let left = importLimits.invitedADay - (await imports.invitedSince(clock.now().subtract({ hours: 24 })));
    for (const { importId, line, familyId, byAccount } of await imports.toInvite(importLimits.rows)) {
      if (left <= 0) return;
      // Each by itself: what breaks off in the middle is not sent twice.
      await db.inTransaction(async () => {
        const [family] = await families.many([familyId]);
        const isReached = family?.awaitsParent === true && (await adding.isReached(familyId));
        const isSent = isReached && (await sent(familyId, byAccount));
        await imports.invited(importId, line, isSent || family?.awaitsParent === false ? 'sent' : 'unreached', clock.now());
        if (isSent) left -= 1;
      });
    }
  };
