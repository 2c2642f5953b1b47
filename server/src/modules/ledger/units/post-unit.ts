import type { Place, Posted, SpentAs } from '../stores/holds.store.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

/** Spends what was reserved for a lesson: one kid's place, or without `kidUid` all places of the family in it. */
export const postUnit =
  (tools: Tools) =>
  (spent: Place & { as: SpentAs }): Promise<Posted> =>
    tools.db.inTransaction(async () => {
      const posted = await tools.holds.post(spent, tools.clock.now());
      if (posted === 'posted') await tellChanged(tools, spent.familyId);
      return posted;
    });
