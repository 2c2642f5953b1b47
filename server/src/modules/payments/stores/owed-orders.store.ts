import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** An order that a family has been asked to pay: made by the school, or with an invoice. */
export interface OwedOrder {
  orderId: string;
  familyId: string;
  lessons: number;
  amount: number;
  currency: Currency;
  /** When it was asked for. */
  at: Temporal.Instant;
  isOverdue: boolean;
}

/** What families owe, and what they paid before the school kept its books here. */
export const createOwedOrders = (db: Pick<Db, 'all'>) => ({
  /** The newest first; `today` by the calendar of the school. */
  owed: (today: string) =>
    db.all(sql<OwedOrder>`
      select o.order_id as "orderId", o.family_id as "familyId", o.lessons, o.amount, o.currency, coalesce(i.at, o.created_at) as at,
        coalesce(i.due < ${today}::date, false) as "isOverdue"
      from payments_orders o left join payments_invoices i using (order_id)
      where o.state = 'open' and o.amount > 0 and (o.made_by is not null or i.order_id is not null)
      order by at desc, o.order_id`),
  /** Payments of the past on days, both included. */
  pastOfDays: (from: string, to: string) =>
    db.all(sql<{ currency: Currency; amount: number; payments: number }>`
      select currency, sum(amount)::bigint as amount, count(*)::int as payments from payments_past
      where day between ${from}::date and ${to}::date group by 1 order by 1`),
});
