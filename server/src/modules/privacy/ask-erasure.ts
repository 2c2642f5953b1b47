import { privacyLimits } from '@school/contract/privacy/limits';
import type { Erasure } from '@school/contract/privacy/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { tellOfErasure } from './tell-family.ts';
import { isMoneyOnItsWay } from './money-on-its-way.ts';
import type { Tools } from './tools.ts';

/** What was asked to be erased of a family, as it and the managers see it. */
export const listErasures =
  ({ erasures, families }: Pick<Tools, 'erasures' | 'families'>) =>
  async (familyId: string): Promise<{ erasures: Erasure[] }> => {
    const [rows, kids] = await Promise.all([erasures.ofFamily(familyId), families.kidsOf(familyId)]);
    return {
      erasures: rows.map((it) => ({
        erasureId: it.erasureId,
        kidUid: it.kidUid,
        kidName: kids.find(({ kidUid }) => kidUid === it.kidUid)?.name ?? null,
        state: it.state,
        askedBy: it.byRole === 'parent' ? 'family' : 'school',
        askedAt: it.askedAt.toString(),
        dueAt: it.dueAt.toString(),
        endedAt: it.endedAt?.toString() ?? null,
      })),
    };
  };

interface ErasureRequest {
  familyId: string;
  /** Null: the whole account. */
  kidUid: string | null;
  /** Why, where a manager asks. */
  reason: string | null;
}

/** A child, or the whole account, is erased a week from now; until then it can be taken back. */
export const askErasure =
  (tools: Tools) =>
  (who: Pick<Principal, 'accountId' | 'role'>, { familyId, kidUid, reason }: ErasureRequest): Promise<{ erasures: Erasure[] }> =>
    tools.db.inTransaction(async () => {
      const { erasures, families, clock, audit } = tools;
      await families.family(familyId);
      await tools.ledger.lockFamily(familyId);
      if (kidUid !== null) await families.kidOf(familyId, kidUid);
      else if (await isMoneyOnItsWay(tools, familyId)) throw new Refusal('privacy.money_on_its_way');
      const living = (await erasures.ofFamily(familyId)).filter(({ state }) => state === 'waiting' || state === 'leaving');
      if (living.some((it) => it.kidUid === null)) throw new Refusal('privacy.erasure_asked');
      const askedAt = clock.now();
      const dueAt = askedAt.add({ hours: 24 * privacyLimits.erasureWaitDays });
      const byRole = who.role === 'manager' ? 'manager' : 'parent';
      const erasure = { erasureId: newId(), familyId, kidUid, byAccount: who.accountId, byRole, reason, askedAt, dueAt } as const;
      if (!(await erasures.add(erasure))) throw new Refusal('privacy.erasure_asked');
      if (byRole === 'manager') await audit.record({ by: who, act: 'families.erasure_asked', familyId, reason, ...subjectOf(kidUid) });
      await tellOfErasure(tools)(erasure, 'asked');
      await tools.realtime.changed(`users/${familyId}`);
      return listErasures(tools)(familyId);
    });

/** The data stay. Refuses when it has begun. */
export const takeErasureBack =
  (tools: Tools) =>
  (
    who: Pick<Principal, 'accountId' | 'role'>,
    familyId: string,
    erasureId: string,
    reason: string | null,
  ): Promise<{ erasures: Erasure[] }> =>
    tools.db.inTransaction(async () => {
      const erasure = await found(tools, familyId, erasureId);
      if (!(await tools.erasures.takeBack(erasureId, tools.clock.now()))) throw new Refusal('privacy.erasure_over');
      if (who.role === 'manager') {
        await tools.audit.record({ by: who, act: 'families.erasure_taken_back', familyId, reason, ...subjectOf(erasure.kidUid) });
      }
      await tellOfErasure(tools)(erasure, 'takenBack');
      await tools.realtime.changed(`users/${familyId}`);
      return listErasures(tools)(familyId);
    });

/** A manager does not wait for the week: it begins with the next look of the job. */
export const executeErasure =
  (tools: Tools) =>
  (who: Pick<Principal, 'accountId' | 'role'>, familyId: string, erasureId: string, reason: string): Promise<{ erasures: Erasure[] }> =>
    tools.db.inTransaction(async () => {
      const erasure = await found(tools, familyId, erasureId);
      if (erasure.kidUid === null && (await isMoneyOnItsWay(tools, familyId))) throw new Refusal('privacy.money_on_its_way');
      if (!(await tools.erasures.hasten(erasureId, tools.clock.now()))) throw new Refusal('privacy.erasure_over');
      await tools.audit.record({ by: who, act: 'families.erasure_executed', familyId, reason, ...subjectOf(erasure.kidUid) });
      return listErasures(tools)(familyId);
    });

async function found({ erasures }: Tools, familyId: string, erasureId: string) {
  const erasure = await erasures.find(familyId, erasureId);
  if (!erasure) throw new Refusal('privacy.erasure_not_found');
  return erasure;
}

const subjectOf = (kidUid: string | null) => (kidUid === null ? {} : { subject: { type: 'kid', id: kidUid } });
