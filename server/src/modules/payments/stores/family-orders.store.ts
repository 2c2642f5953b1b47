import { paymentsLimits } from '@school/contract/payments/limits';
import type { Invoice } from '@school/contract/payments/shapes';
import type { PaymentWay } from '@school/contract/payments/manual-calls';
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
  /** How it was paid, where the staff took the money in. */
  paidBy: PaymentWay | null;
  invoice: Invoice | null;
}

const columns = sql`order_id as "orderId", kind, lessons, bonus, amount, currency, refunded, promo_code as "promoCode", state,
  created_at as "createdAt", paid_at as "paidAt",
  (select p.provider from payments_payments p where p.order_id = payments_orders.order_id and p.outcome = 'applied' and p.provider = any(${[...paymentsLimits.manual.ways]})) as "paidBy",
  (select jsonb_build_object('number', i.year || '-' || i.n, 'due', i.due::text) from payments_invoices i where i.order_id = payments_orders.order_id) as invoice`;

/** Orders for managers. */
export const createFamilyOrders = (db: Db) => ({
  /**
   * Orders by a number that somebody reads out: the id or its end (6 signs and more), the number typed in ERIP, or the bank's own
   * name of a payment. At most ten, the newest first.
   */
  async byNumber(typed: string): Promise<Array<FamilyOrderRow & { familyId: string }>> {
    const number = typed.trim().replace(/^[№#]\s*/, '');
    if (!/^[\w-]{6,64}$/.test(number)) return [];
    const end = number.replaceAll('-', '').toLowerCase();
    const sought = /^[\da-f]{6,32}$/.test(end) ? end : '-';
    const account = /^\d{6,9}$/.test(number) ? Number(number) : 0;
    return db.all(sql<FamilyOrderRow & { familyId: string }>`
      select ${columns}, family_id as "familyId" from payments_orders where order_id in (
        select order_id from payments_orders where reverse(replace(order_id::text, '-', '')) like reverse(${sought}) || '%'
        union select a.order_id from payments_attempts a join payments_bepaid_requests r on r.key = a.attempt_id where r.account_number = ${account}
        union select order_id from payments_payments where payment_ref = ${number})
      order by created_at desc limit 10`);
  },
  /** The newest first. */
  of: (familyId: string, limit: number) =>
    db.all(sql<FamilyOrderRow>`
      select ${columns} from payments_orders where family_id = ${familyId} order by created_at desc, order_id desc limit ${limit}`),
});
