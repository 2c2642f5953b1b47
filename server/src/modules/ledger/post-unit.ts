import type { Place } from './holds.store.ts';
import { takeUnits, type Tools, tellChanged } from './tools.ts';

/** Why the unit is spent: the lesson took place, or the kid did not come and the skip is debited. */
export type SpentAs = 'process' | 'nonAttendance';

/** `already` when it was spent before; `no_hold` when nothing was reserved for the lesson. */
export type Posted = 'posted' | 'already' | 'no_hold';

/** Spends what was reserved for a lesson: one kid's place, or without `kidUid` all places of the family in it. */
export const postUnit =
  (tools: Tools) =>
  (spent: Place & { as: SpentAs }): Promise<Posted> =>
    tools.db.inTransaction(async () => {
      const { familyId, lessonId, as } = spent;
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const holds = await tools.holds.held(spent);
      if (holds.length === 0) return (await tools.holds.isTaken(spent)) ? 'already' : 'no_hold';
      for (const hold of holds) {
        const lot = await tools.lots.get(familyId, hold.lotId);
        const op = await tools.books.beginOp(
          { scope: `family:${familyId}`, key: `post:${hold.holdId}`, what: 'post', request: { lessonId, as } },
          now,
        );
        if (!lot || 'already' in op) throw new Error(`Hold ${hold.holdId} is held, but its lot or its key says otherwise`);
        await takeUnits(tools, { opId: op.opId, lot, units: 1, type: as, moneyTo: 'revenue', fromHeld: 1, lessonId }, now);
        await tools.holds.resolve(hold, 'posted', now);
        await tools.books.finishOp(op.opId, 'posted');
      }
      await tellChanged(tools, familyId);
      return 'posted';
    });
