import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Tests of the children and their results. */
export const exportTests =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const results = await db.all(sql`
      select kid_uid as "kidUid", test, band, percent, tier, parts, types, recommended, taken_at as "takenAt"
      from onboarding_results where family_id = ${familyId} order by taken_at`);
    return [{ name: 'tests.json', data: results }];
  };
