import { newId } from '#platform/ids';

import type { UnitKind } from './rules/lot.ts';
import { type Tools, tellChanged } from './tools.ts';

export interface UnitWanted {
  familyId: string;
  kind: UnitKind;
  lessonId: string;
  kidUid: string;
  /** Start of the lesson: the unit must still live then (money design, I22). */
  startsAt: Temporal.Instant;
}

/** What came of it: `already` when this place in the lesson has its unit, held or spent. */
export type Reserved = 'held' | 'insufficient' | 'already';

/** Reserves one unit for a kid's place in a lesson; nothing is spent yet (decisions D6, two-phase). */
export const reserveUnit =
  (tools: Tools) =>
  (wanted: UnitWanted): Promise<Reserved> =>
    tools.db.inTransaction(async () => {
      const { familyId, kind, startsAt } = wanted;
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      if (await tools.holds.isTaken(wanted)) return 'already';
      const lot = await tools.lots.nextToSpend(familyId, kind, Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now);
      if (!lot) return 'insufficient';
      await tools.lots.hold(lot, 1);
      await tools.books.holdInWallet(familyId, kind, 1);
      await tools.holds.add({ ...wanted, holdId: newId(), lotId: lot.lotId }, now);
      await tellChanged(tools, familyId);
      return 'held';
    });
