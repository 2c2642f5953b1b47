import { takeUnits, type Tools, tellChanged } from '../dependencies/dependencies.ts';

/** Families a run takes at once: the job comes again until none is left. */
const batch = 200;

/**
 * The nightly job: free units past their last second are written off, each family in a transaction of its own.
 * Units held for a lesson stay until the lesson is settled. Answers with the number of units written off.
 */
export const expireLots = (tools: Tools) => async (): Promise<number> => {
  let units = 0;
  for (;;) {
    const families = await tools.lots.familiesToExpire(tools.clock.now(), batch);
    for (const { familyId } of families) units += await expireOf(tools, familyId);
    if (families.length < batch) return units;
  }
};

const expireOf = (tools: Tools, familyId: string): Promise<number> =>
  tools.db.inTransaction(async () => {
    const now = tools.clock.now();
    await tools.books.lockFamily(familyId);
    let units = 0;
    for (const lot of await tools.lots.toExpire(familyId, now)) {
      const free = lot.remaining - lot.held;
      const asked = { scope: `family:${familyId}`, key: `expire:${lot.lotId}:${lot.remaining}`, what: 'expire', request: { units: free } };
      const op = await tools.books.beginOp(asked, now);
      if ('already' in op) throw new Error(`Lot ${lot.lotId} has expired units that are still there`);
      await takeUnits(tools, { opId: op.opId, lot, units: free, type: 'expired', moneyTo: 'breakage', fromHeld: 0 }, now);
      await tools.books.finishOp(op.opId, 'expired');
      units += free;
    }
    if (units > 0) await tellChanged(tools, familyId);
    return units;
  });
