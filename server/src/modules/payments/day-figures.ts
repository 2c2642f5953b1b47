import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export interface MoneyDay {
  date: string;
  currency: Currency;
  /** Minor units paid for orders, and given back. */
  paid: number;
  refunded: number;
}

/** The zone by whose days the school counts. */
const zone = sql.lit('Europe/Moscow');

/** Money of days for reports; `from` and `to` are days of the school's zone, both included. */
export const createMoneyDays = (db: Db) => ({
  ofDays: (from: string, to: string): Promise<MoneyDay[]> =>
    db.all(sql<MoneyDay>`
      select date, currency, sum(paid)::bigint as paid, sum(refunded)::bigint as refunded from (
        select (at at time zone ${zone})::date::text as date, currency, amount as paid, 0 as refunded from payments_payments
        where outcome = 'applied' and at >= (${from}::date::timestamp at time zone ${zone})
          and at < ((${to}::date + 1)::timestamp at time zone ${zone})
        union all
        select (changed_at at time zone ${zone})::date::text, currency, 0, amount from payments_refunds
        where state = 'done' and changed_at >= (${from}::date::timestamp at time zone ${zone})
          and changed_at < ((${to}::date + 1)::timestamp at time zone ${zone})
      ) moved group by date, currency order by date, currency`),

  /** When families paid for the first time; who has not is left out. */
  async firstPaid(familyIds: readonly string[]): Promise<Map<string, Temporal.Instant>> {
    const rows = await db.all(sql<{ familyId: string; at: Temporal.Instant }>`
      select family_id as "familyId", min(paid_at) as at from payments_orders
      where family_id = any(${[...new Set(familyIds)]}::uuid[]) and paid_at is not null group by family_id`);
    return new Map(rows.map(({ familyId, at }) => [familyId, at]));
  },
});
