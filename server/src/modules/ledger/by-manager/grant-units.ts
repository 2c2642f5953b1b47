import { creditUnits } from '../units/credit-units.ts';
import { lastSecondOf, packageLife, unitsEnd } from '../rules/expiry.ts';
import type { UnitKind } from '../rules/lot.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import type { ByManager, Reasons } from '../stores/reasons.store.ts';

export interface Grant {
  familyId: string;
  kind: UnitKind;
  units: number;
  /** The day of the school they end with; without it they live as long as a package. */
  lastDay?: string;
  /** Names the grant for ever. */
  key: string;
}

/** A manager gives lessons: units worth nothing that live as long as a package, once for their key (entry `added`). Answers with the lot. */
export const grantUnits =
  (tools: Tools & { reasons: Reasons }) =>
  ({ familyId, kind, units, lastDay, key }: Grant, by: ByManager): Promise<{ lotId: string }> =>
    tools.db.inTransaction(async () => {
      const expiresAt =
        lastDay === undefined ? unitsEnd(tools.clock.now(), packageLife(await tools.school.read('packageMonths'))) : lastSecondOf(lastDay);
      const lot = await creditUnits(tools)({ familyId, kind, units, key, source: 'added', value: 0, currency: null, expiresAt });
      await tools.reasons.add(familyId, key, by);
      return lot;
    });
