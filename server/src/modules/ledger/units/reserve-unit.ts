import { newId } from '#platform/ids';

import type { Reserved, UnitWanted } from '../stores/holds.store.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

export type { Reserved };

/** Reserves one unit for a kid's place in a lesson; nothing is spent yet (docs/rules/balance.md#reserving). */
export const reserveUnit =
  (tools: Tools) =>
  (wanted: UnitWanted): Promise<Reserved> =>
    tools.db.inTransaction(async () => {
      const reserved = await tools.holds.reserve({ ...wanted, holdId: newId() }, tools.clock.now());
      if (reserved === 'held') await tellChanged(tools, wanted.familyId);
      return reserved;
    });
