import { paymentsLimits } from '@school/contract/payments/limits';
import type { PaymentWay } from '@school/contract/payments/manual-calls';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { OrderRecord } from '../rules/order.ts';

/** What an order was about, for a line of the history. */
export interface OrderBrief extends Pick<OrderRecord, 'orderId' | 'kind' | 'lessons' | 'amount'> {
  currency: Currency;
  /** How it was paid, where the staff took the money in. */
  paidBy: PaymentWay | null;
}

/** Orders as the history of the balance names them. */
export const createOrderBriefs = (db: Db) => ({
  of: (familyId: string, orderIds: readonly string[]) =>
    db.all(sql<OrderBrief>`
      select order_id as "orderId", kind, lessons, amount, currency,
        (select p.provider from payments_payments p where p.order_id = payments_orders.order_id and p.outcome = 'applied' and p.provider = any(${[...paymentsLimits.manual.ways]})) as "paidBy"
      from payments_orders
      where order_id = any(${[...new Set(orderIds)]}::uuid[]) and family_id = ${familyId}`),
});

export type OrderBriefs = ReturnType<typeof createOrderBriefs>;
