import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

export interface RefundedDay {
  date: string;
  currency: Currency;
  /** Minor units given back. */
  refunded: number;
}

/** The zone by whose days the school counts. */
const zone = () => sql.lit(schoolZone());

/** Money that went back on days, for reports; `from` and `to` are days of the school's zone, both included. */
export const refundedOfDays =
  (db: Pick<Db, 'all'>) =>
  (from: string, to: string): Promise<RefundedDay[]> =>
    db.all(sql<RefundedDay>`
      select (changed_at at time zone ${zone()})::date::text as date, currency, sum(amount)::bigint as refunded from refunds_refunds
      where state = 'done' and changed_at >= (${from}::date::timestamp at time zone ${zone()})
        and changed_at < ((${to}::date + 1)::timestamp at time zone ${zone()})
      group by 1, currency order by 1, currency`);
