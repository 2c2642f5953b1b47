import type { Place } from './holds.store.ts';
import { isAlive } from './rules/expiry.ts';
import { takeUnits, type Tools, tellChanged } from './tools.ts';

/** `nothing` when no unit is reserved: never was, or was given back before; `spent` when the lesson has used it. */
export type GivenBack = 'given_back' | 'nothing' | 'spent';

/**
 * Gives back what was reserved for a lesson. A unit whose year ended while it was held lives no longer: it expires
 * at once (money design §2.1).
 */
export const giveBackUnit =
  (tools: Tools) =>
  (place: Place): Promise<GivenBack> =>
    tools.db.inTransaction(async () => {
      const { familyId } = place;
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const holds = await tools.holds.held(place);
      if (holds.length === 0) return (await tools.holds.isTaken(place)) ? 'spent' : 'nothing';
      for (const hold of holds) {
        const lot = await tools.lots.get(familyId, hold.lotId);
        if (!lot) throw new Error(`Hold ${hold.holdId} has no lot`);
        await tools.lots.hold(lot, -1);
        await tools.books.holdInWallet(familyId, hold.kind, -1);
        await tools.holds.resolve(hold, 'voided', now);
        if (isAlive(lot.expiresAt, now)) continue;
        const op = await tools.books.beginOp({ scope: `family:${familyId}`, key: `void:${hold.holdId}`, what: 'expire', request: {} }, now);
        if ('already' in op) throw new Error(`Hold ${hold.holdId} was held, but has expired before`);
        await takeUnits(tools, { opId: op.opId, lot, units: 1, type: 'expired', moneyTo: 'breakage', fromHeld: 0 }, now);
        await tools.books.finishOp(op.opId, 'expired');
      }
      await tellChanged(tools, familyId);
      return 'given_back';
    });
