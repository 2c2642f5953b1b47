import { type Db, sql } from '#platform/db';

import type { OrderRecord } from '../rules/order.ts';
import { refundTerms } from './orders.store.ts';

/** An order that was paid, with what of its money was captured and has gone back or is going. */
export interface PaidOrder extends Pick<
  OrderRecord,
  'orderId' | 'familyId' | 'kind' | 'lessons' | 'refundTerms' | 'amount' | 'currency' | 'state'
> {
  captured: number;
  refunded: number;
  paidAt: Temporal.Instant;
}

const columns = sql`
  order_id as "orderId", family_id as "familyId", kind, lessons, ${refundTerms}, amount, currency, state, captured, refunded, paid_at as "paidAt"`;

/** Orders that were paid, as refunds need them. Who changes one has locked its family first. */
export const createPaidOrders = (db: Db) => ({
  /** The newest first. */
  ofFamily: (familyId: string) =>
    db.all(sql<PaidOrder>`
      select ${columns} from payments_orders
      where family_id = ${familyId} and state in ('paid', 'refunding', 'refunded') order by paid_at desc, order_id desc`),
  many: (orderIds: readonly string[]) =>
    db.all(sql<PaidOrder>`select ${columns} from payments_orders where order_id = any(${[...orderIds]}::uuid[])`),
  /** The money that paid an order. */
  paymentOf: (orderId: string) =>
    db.one(sql<{ provider: string; paymentRef: string }>`
      select provider, payment_ref as "paymentRef" from payments_payments where order_id = ${orderId} and outcome = 'applied'
      union all
      select provider, payment_ref from payments_put_right where order_id = ${orderId} and became = 'applied'`),
  /** So much of an order's money goes back. Answers with the order. */
  giveBack: (orderId: string, amount: number) =>
    db.one(sql<PaidOrder>`
      update payments_orders set refunded = refunded + ${amount}, state = 'refunding' where order_id = ${orderId} returning ${columns}`),
  async become(orderId: string, state: OrderRecord['state']): Promise<void> {
    await db.run(sql`update payments_orders set state = ${state} where order_id = ${orderId}`);
  },
});
