import type { Place, Returned } from '../stores/holds.store.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

/** A lesson has taken a unit of a kid wrongly: it goes back to where it came from, with its worth and its last day. */
export const returnUnit =
  (tools: Tools) =>
  (place: Required<Place>): Promise<Returned> =>
    tools.db.inTransaction(async () => {
      const returned = await tools.holds.return(place, tools.clock.now());
      if (returned === 'returned') await tellChanged(tools, place.familyId);
      return returned;
    });
