import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

import type { OrderRecord } from '../rules/order.ts';

/** As the family was told when the order was made. */
export const refundTerms = sql`
  jsonb_build_object('giftsFirst', gifts_first, 'feePercent', refund_fee_percent,
    'fee', jsonb_build_object('amount', refund_fee_amount, 'currency', currency)) as "refundTerms"`;

const columns = sql`
  order_id as "orderId", family_id as "familyId", product_code as "productCode", kind, lessons, life, ${refundTerms}, bonus, amount, currency, promo_code as "promoCode",
  discount, jsonb_build_object('percent', sibling_percent, 'discount', sibling_discount) as sibling, state, locale,
  created_at as "createdAt", closes_at as "closesAt", paid_at as "paidAt", renew_consent_at as "renewConsentAt",
  top_up_run as "topUpRun",
  case when keep_card_at is not null then jsonb_build_object('at', keep_card_at, 'by', keep_card_by) end as "keepsCard",
  case when renews_period is not null then jsonb_build_object('subscriptionId', renews_subscription_id, 'period', renews_period) end as renews`;

/** Orders. Who changes one has locked its family first. */
export function createOrders(db: Db) {
  return {
    async ofFamily(familyId: string, orderId: string): Promise<OrderRecord> {
      const order = await db.one(sql<OrderRecord>`
        select ${columns} from payments_orders where order_id = ${orderId} and family_id = ${familyId}`);
      if (!order) throw new Refusal('payments.order_not_found');
      return order;
    },
    find: (orderId: string) => db.one(sql<OrderRecord>`select ${columns} from payments_orders where order_id = ${orderId}`),
    locked: (orderId: string) => db.one(sql<OrderRecord>`select ${columns} from payments_orders where order_id = ${orderId} for update`),
    many: (orderIds: readonly string[]) =>
      db.all(sql<OrderRecord>`select ${columns} from payments_orders where order_id = any(${[...new Set(orderIds)]}::uuid[])`),
    /** Orders of this amount that are not paid, the newest first; of one family, where the money has one. */
    payable: ({ amount, currency }: { amount: number; currency: string }, familyId: string | null) =>
      db.all(sql<OrderRecord>`
        select ${columns} from payments_orders
        where amount = ${amount} and currency = ${currency} and state in ('open', 'superseded', 'expired')
          and (${familyId}::uuid is null or family_id = ${familyId})
        order by created_at desc limit 20`),
    openOf: (familyId: string) =>
      db.one(sql<OrderRecord>`
        select ${columns} from payments_orders where family_id = ${familyId} and state = 'open' and renews_subscription_id is null and top_up_run is null`),
    /** The order of a top-up: there is one at most for each fall of the balance. */
    ofTopUp: (run: string) => db.one(sql<OrderRecord>`select ${columns} from payments_orders where top_up_run = ${run} for update`),
    /** Has the school asked the family to pay an order that is not paid yet? */
    async isAsked(familyId: string): Promise<boolean> {
      return (
        (await db.one(sql`
          select 1 from payments_orders o where family_id = ${familyId} and state = 'open' and amount > 0
            and (made_by is not null or exists (select from payments_invoices i where i.order_id = o.order_id)) limit 1`)) !== undefined
      );
    },
    /** The order of this package that a saved card has paid since that moment. */
    paidByCardSince: (familyId: string, productCode: string, since: Temporal.Instant) =>
      db.one(sql<{ orderId: string }>`
        select order_id as "orderId" from payments_orders o
        where family_id = ${familyId} and product_code = ${productCode} and state = 'paid' and paid_at >= ${since}
          and exists (select from payments_attempts a where a.order_id = o.order_id and a.card_id is not null and not a.off_session and a.state = 'succeeded')
        order by paid_at desc limit 1`),
    /** The order of a period of a subscription: there is one at most. */
    renewal: (subscriptionId: string, period: number) =>
      db.one(sql<OrderRecord>`
        select ${columns} from payments_orders where renews_subscription_id = ${subscriptionId} and renews_period = ${period} for update`),
    /** The order of the next period that waits to be paid, of the subscription to this product. */
    openRenewal: (familyId: string, productCode: string) =>
      db.one(sql<OrderRecord>`
        select ${columns} from payments_orders
        where family_id = ${familyId} and product_code = ${productCode} and state = 'open' and renews_subscription_id is not null
        order by created_at limit 1`),
    /** `made`: by a manager, who says why; the terms are then accepted by whoever pays. */
    async add({
      made,
      keepsCard = null,
      topUpRun = null,
      sibling = { percent: 0, discount: 0 },
      ...order
    }: Omit<OrderRecord, 'bonus' | 'state' | 'paidAt' | 'keepsCard' | 'topUpRun' | 'sibling'> &
      Partial<Pick<OrderRecord, 'keepsCard' | 'topUpRun' | 'sibling'>> & { made?: { by: string; reason: string } }): Promise<void> {
      await db.run(sql`
        insert into payments_orders (order_id, family_id, product_code, kind, lessons, life, gifts_first, refund_fee_percent, refund_fee_amount,
          amount, currency, promo_code,
          discount, locale, terms_accepted_at, created_at, closes_at, renew_consent_at, renews_subscription_id, renews_period, keep_card_at, keep_card_by, top_up_run, sibling_percent, sibling_discount, made_by, made_reason)
        values (${order.orderId}, ${order.familyId}, ${order.productCode}, ${order.kind}, ${order.lessons}, ${order.life}, ${order.refundTerms.giftsFirst}, ${order.refundTerms.feePercent}, ${order.refundTerms.fee.amount},
                ${order.amount}, ${order.currency}, ${order.promoCode},
                ${order.discount}, ${order.locale}, ${made ? null : order.createdAt}, ${order.createdAt}, ${order.closesAt},
                ${order.renewConsentAt}, ${order.renews?.subscriptionId ?? null}, ${order.renews?.period ?? null}, ${keepsCard?.at ?? null}, ${keepsCard?.by ?? null}, ${topUpRun}, ${sibling.percent}, ${sibling.discount},
                ${made?.by ?? null}, ${made?.reason ?? null})`);
    },
    async supersede(orderId: string): Promise<void> {
      await db.run(sql`update payments_orders set state = 'superseded' where order_id = ${orderId} and state = 'open'`);
    },
    /** It can be paid again, at its own price; until then. */
    async reopen(orderId: string, closesAt: Temporal.Instant): Promise<void> {
      await db.run(
        sql`update payments_orders set state = 'open', closes_at = ${closesAt} where order_id = ${orderId} and state = 'superseded'`,
      );
    },
    /** An open order is open until then. */
    keepOpen: (orderId: string, closesAt: Temporal.Instant) =>
      db.run(sql`update payments_orders set closes_at = ${closesAt} where order_id = ${orderId} and state = 'open'`),
    async markPaid(orderId: string, bonus: number, paidAt: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update payments_orders set state = 'paid', captured = amount, bonus = ${bonus}, paid_at = ${paidAt} where order_id = ${orderId}`);
    },
    /** Closes orders whose time is over; answers with them. */
    expire: (now: Temporal.Instant) =>
      db.all(sql<{ orderId: string }>`
        update payments_orders set state = 'expired' where state = 'open' and closes_at < ${now} returning order_id as "orderId"`),
  };
}

export type Orders = ReturnType<typeof createOrders>;
