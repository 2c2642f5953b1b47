import type { GivenBack, Place } from '../stores/holds.store.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

/**
 * Gives back what was reserved for a lesson. A unit whose year ended while it was held lives no longer: it expires
 * at once (docs/design/money.md#units).
 */
export const giveBackUnit =
  (tools: Tools) =>
  (place: Place): Promise<GivenBack> =>
    tools.db.inTransaction(async () => {
      const given = await tools.holds.giveBack(place, tools.clock.now());
      if (given === 'given_back') await tellChanged(tools, place.familyId);
      return given;
    });
