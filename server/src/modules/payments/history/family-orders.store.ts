import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { OrderRecord } from '../rules/order.ts';

/** An order with what went back of it. */
export interface FamilyOrderRow extends Pick<
  OrderRecord,
  'orderId' | 'kind' | 'lessons' | 'bonus' | 'amount' | 'promoCode' | 'state' | 'createdAt' | 'paidAt'
> {
  currency: Currency;
  refunded: number;
}

/** All orders of a family, for managers. */
export const createFamilyOrders = (db: Db) => ({
  /** The newest first. */
  of: (familyId: string, limit: number) =>
    db.all(sql<FamilyOrderRow>`
      select order_id as "orderId", kind, lessons, bonus, amount, currency, refunded, promo_code as "promoCode", state,
             created_at as "createdAt", paid_at as "paidAt"
      from payments_orders where family_id = ${familyId} order by created_at desc, order_id desc limit ${limit}`),
});
