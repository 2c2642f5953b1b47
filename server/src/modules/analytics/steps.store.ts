import type { FunnelStep } from '@school/contract/analytics/events';

import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

/** Steps of a family; a visit is nobody's yet. */
export type FamilyStep = Exclude<FunnelStep, 'visit'>;

const zone = () => sql.lit(schoolZone());

/** How far families have come. */
export const createStepStore = (db: Db) => ({
  /** The first time counts. */
  reach: (familyId: string, step: FamilyStep, at: Temporal.Instant) =>
    db.run(sql`insert into analytics_steps (family_id, step, at) values (${familyId}, ${step}, ${at}) on conflict do nothing`),
  /** Of the families that registered in these days (both included): how many have reached each step until now. */
  async reached({ from, to }: { from: string; to: string }): Promise<Map<FamilyStep, number>> {
    const rows = await db.all(sql<{ step: FamilyStep; count: number }>`
      select its.step, count(*)::int as count from analytics_steps as registered join analytics_steps as its using (family_id)
      where registered.step = 'registration'
        and registered.at >= (${from}::date::timestamp at time zone ${zone()})
        and registered.at < ((${to}::date + 1)::timestamp at time zone ${zone()})
      group by 1`);
    return new Map(rows.map(({ step, count }) => [step, count]));
  },
});
