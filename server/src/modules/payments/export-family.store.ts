import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Orders, their payments and refunds, subscriptions. Of a card what the family is shown of it. */
export const exportOrders =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const orders = await db.all(sql`
      select order_id as "orderId", product_code as "productCode", lessons, bonus, amount, currency, state, discount, promo_code as "promoCode",
        created_at as "createdAt", paid_at as "paidAt" from payments_orders where family_id = ${familyId} order by created_at`);
    const refunds = await db.all(sql`
      select order_id as "orderId", units, amount, currency, state, reason, answer, asked_at as "askedAt"
      from payments_refunds where family_id = ${familyId} order by asked_at`);
    const subscriptions = await db.all(sql`
      select product_code as "productCode", state, price, currency, card_shown as card, created_at as "createdAt", ended_at as "endedAt"
      from payments_subscriptions where family_id = ${familyId} order by created_at`);
    return [{ name: 'payments.json', data: { orders, refunds, subscriptions } }];
  };
