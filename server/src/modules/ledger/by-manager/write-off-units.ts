import type { EntryType } from '@school/contract/ledger/limits';

import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/books.store.ts';
import type { LotList } from '../stores/lot-list.store.ts';
import { isAlive } from '../rules/expiry.ts';
import type { UnitKind } from '../rules/lot.ts';
import { takeUnits, type Tools, tellChanged } from '../dependencies/dependencies.ts';
import type { ByManager, Reasons } from '../stores/reasons.store.ts';

/** `withdrawing`: a lesson that took place outside the schedule; `overdue`: lessons the family has lost (disputed, lapsed). */
type WrittenOffAs = Extract<EntryType, 'withdrawing' | 'overdue'>;

export interface WriteOff {
  familyId: string;
  kind: UnitKind;
  units: number;
  as: WrittenOffAs;
  /** Out of this lot alone; null: in the order of use. */
  lotId: string | null;
  /** Names the write-off for ever. */
  key: string;
}

/** A lesson that was given is earned; lessons that were lost are not lessons any more. */
const moneyTo: Record<WrittenOffAs, Account> = { withdrawing: 'revenue', overdue: 'breakage' };

/** A manager takes free lessons away, once for the key. What lessons have reserved stays: those are cancelled first. */
export const writeOffUnits =
  (tools: Tools & { lotList: LotList; reasons: Reasons }) =>
  ({ familyId, kind, units, as, lotId, key }: WriteOff, by: ByManager): Promise<void> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const asked = { scope: `family:${familyId}`, key, what: 'write-off', request: { kind, units, as, lotId } };
      const op = await tools.books.beginOp(asked, now);
      if ('already' in op) return;
      const lots = (await tools.lotList.ofFamily(familyId))
        .filter((lot) => lot.kind === kind && isAlive(lot.expiresAt, now) && (lotId === null || lot.lotId === lotId))
        .map((lot) => ({ lot, free: lot.remaining - lot.held }));
      const free = lots.reduce((sum, lot) => sum + lot.free, 0);
      if (units > free) throw new Refusal('ledger.not_enough_free', { free });
      let rest = units;
      for (const { lot, free: most } of lots) {
        const taken = Math.min(rest, most);
        if (taken === 0) continue;
        await takeUnits(tools, { opId: op.opId, lot, units: taken, type: as, moneyTo: moneyTo[as], fromHeld: 0 }, now);
        rest -= taken;
      }
      await tools.reasons.add(familyId, key, by);
      await tools.books.finishOp(op.opId, as);
      await tellChanged(tools, familyId);
    });
