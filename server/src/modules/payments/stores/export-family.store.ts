import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Orders and what was paid for them. */
export const exportOrders =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const orders = await db.all(sql`
      select order_id as "orderId", product_code as "productCode", lessons, bonus, amount, currency, state, discount, promo_code as "promoCode",
        created_at as "createdAt", paid_at as "paidAt" from payments_orders where family_id = ${familyId} order by created_at`);
    const before = await db.all(sql`
      select day::text as day, amount, currency, about, document from payments_past where family_id = ${familyId} order by payments_past.day`);
    const receipts = await db.all(sql`
      select year, n, what, amount, currency, at from payments_receipts where family_id = ${familyId} order by receipt_id`);
    return [{ name: 'payments.json', data: { orders, receipts, ...(before.length > 0 && { before }) } }];
  };
