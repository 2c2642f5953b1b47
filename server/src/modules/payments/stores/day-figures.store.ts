import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

export interface PaidDay {
  date: string;
  currency: Currency;
  /** Minor units paid for orders. */
  paid: number;
}

/** The zone by whose days the school counts. */
const zone = () => sql.lit(schoolZone());

/** Money that came on days, for reports; `from` and `to` are days of the school's zone, both included. */
export const createPaidDays = (db: Db) => ({
  ofDays: (from: string, to: string): Promise<PaidDay[]> =>
    db.all(sql<PaidDay>`
      select (at at time zone ${zone()})::date::text as date, currency, sum(amount)::bigint as paid from payments_payments
      where outcome = 'applied' and at >= (${from}::date::timestamp at time zone ${zone()})
        and at < ((${to}::date + 1)::timestamp at time zone ${zone()})
      group by 1, currency order by 1, currency`),

  /** When families paid for the first time; who has not is left out. */
  async firstPaid(familyIds: readonly string[]): Promise<Map<string, Temporal.Instant>> {
    const rows = await db.all(sql<{ familyId: string; at: Temporal.Instant }>`
      select family_id as "familyId", min(paid_at) as at from payments_orders
      where family_id = any(${[...new Set(familyIds)]}::uuid[]) and paid_at is not null group by family_id`);
    return new Map(rows.map(({ familyId, at }) => [familyId, at]));
  },
});
