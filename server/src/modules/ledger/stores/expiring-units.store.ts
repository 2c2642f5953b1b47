import { type Db, sql } from '#platform/db';

import type { UnitKind } from '../rules/lot.ts';

/** Units that nobody has reserved and that end soon. */
export interface ExpiringUnits {
  familyId: string;
  lotId: string;
  kind: UnitKind;
  units: number;
  /** They belong to a period and cannot be exchanged. */
  subscription: boolean;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** Families whose free units end. */
export const createExpiringUnits = (db: Db) => ({
  /** Families with free units that end from `now` to `until`, by id from `after` on. */
  async families(now: Temporal.Instant, until: Temporal.Instant, after: string, most: number): Promise<string[]> {
    const rows = await db.all(sql<{ familyId: string }>`
      select distinct family_id as "familyId" from ledger_lots
      where remaining > 0 and remaining > held and expires_at between ${now} and ${until} and family_id > ${after}
      order by family_id limit ${most}`);
    return rows.map(({ familyId }) => familyId);
  },
  /** Those units of a family, the first to end first. */
  of: (familyId: string, now: Temporal.Instant, until: Temporal.Instant) =>
    db.all(sql<ExpiringUnits>`
      select family_id as "familyId", lot_id as "lotId", kind, remaining - held as units, subscription, created_at as "createdAt", expires_at as "expiresAt"
      from ledger_lots
      where family_id = ${familyId} and remaining > 0 and remaining > held and expires_at between ${now} and ${until}
      order by expires_at, created_at, lot_id`),
});
