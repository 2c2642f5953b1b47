import type { Balance } from '@school/contract/ledger/shapes';

import { balanceFrom, freeOf } from '../rules/balance.ts';
import type { Lot, UnitKind } from '../rules/lot.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Reading = Pick<Tools, 'lots' | 'clock' | 'school'>;

/** The balances of many families at once: as many questions as for one. */
export const balancesOf =
  ({ lots, clock, school }: Reading) =>
  async (familyIds: readonly string[]): Promise<Map<string, Balance>> => {
    const [now, endingAt] = [clock.now(), school.now('endingAt')];
    const [left, pasts] = await Promise.all([lotsOf({ lots }, familyIds), lots.pastOfMany(familyIds)]);
    const past = new Map(pasts.map(({ familyId, replenished, paid }) => [familyId, { replenished, paid }]));
    return new Map(
      familyIds.map((id) => [id, balanceFrom(left.get(id) ?? [], past.get(id) ?? { replenished: false, paid: false }, now, endingAt)]),
    );
  };

/** Units that no lesson has reserved, of each kind, of many families at once. */
export const freeOfMany =
  ({ lots, clock }: Reading) =>
  async (familyIds: readonly string[]): Promise<Map<string, Record<UnitKind, number>>> => {
    const left = await lotsOf({ lots }, familyIds);
    const free = (id: string, kind: UnitKind) => freeOf(left.get(id) ?? [], kind, clock.now());
    return new Map(familyIds.map((id) => [id, { gold: free(id, 'gold'), silver: free(id, 'silver') }]));
  };

const lotsOf = async ({ lots }: Pick<Tools, 'lots'>, familyIds: readonly string[]): Promise<Map<string, Lot[]>> =>
  Map.groupBy(await lots.ofFamilies(familyIds), ({ familyId }) => familyId);
