import { type Db, sql } from '#platform/db';

import type { Period, SubscriptionRecord } from './rules/subscription.ts';

const columns = sql`
  subscription_id as "subscriptionId", family_id as "familyId", product_code as "productCode", lessons, state, price, currency, locale,
  consented_at as "consentedAt", provider, card_token as "cardToken", card_shown as "cardShown", renews_at as "renewsAt", failures,
  first_failed_at as "firstFailedAt", created_at as "createdAt"`;

/** Subscriptions and their periods. Who changes one has locked its family first, then the order in question. */
export function createSubscriptionStore(db: Db) {
  const one = (where: ReturnType<typeof sql>) =>
    db.one(sql<SubscriptionRecord>`select ${columns} from subscriptions_subscriptions where ${where}`);
  return {
    find: (subscriptionId: string) => one(sql`subscription_id = ${subscriptionId}`),
    locked: (subscriptionId: string) => one(sql`subscription_id = ${subscriptionId} for update`),
    /** The living ones first, then the newest. */
    ofFamily: (familyId: string) =>
      db.all(sql<SubscriptionRecord>`
        select ${columns} from subscriptions_subscriptions where family_id = ${familyId} order by state = 'ended', created_at desc, subscription_id`),
    /** The one that a package bought by hand goes on with: the same one, when it does not renew by itself. */
    toGoOn: (familyId: string, productCode: string) =>
      one(sql`family_id = ${familyId} and product_code = ${productCode} and state in ('manual', 'past_due', 'stopping')
        order by created_at limit 1 for update`),
    ofOrder: (orderId: string) =>
      one(sql`subscription_id = (select subscription_id from subscriptions_periods where order_id = ${orderId})`),
    periods: (subscriptionId: string) =>
      db.all(sql<Period>`
        select number, order_id as "orderId", starts_at as "startsAt", ends_at as "endsAt"
        from subscriptions_periods where subscription_id = ${subscriptionId} order by number`),
    async addPeriod(subscriptionId: string, { number, orderId, startsAt, endsAt }: Period): Promise<void> {
      await db.run(sql`
        insert into subscriptions_periods (subscription_id, number, order_id, starts_at, ends_at)
        values (${subscriptionId}, ${number}, ${orderId}, ${startsAt}, ${endsAt})`);
    },
    /** Writes a subscription, new or changed. */
    async save(it: SubscriptionRecord, endedAt: Temporal.Instant | null = null): Promise<void> {
      await db.run(sql`
        insert into subscriptions_subscriptions (subscription_id, family_id, product_code, lessons, state, price, currency, locale, consented_at,
          provider, card_token, card_shown, renews_at, failures, first_failed_at, created_at, ended_at)
        values (${it.subscriptionId}, ${it.familyId}, ${it.productCode}, ${it.lessons}, ${it.state}, ${it.price}, ${it.currency}, ${it.locale},
          ${it.consentedAt}, ${it.provider}, ${it.cardToken}, ${it.cardShown}, ${it.renewsAt}, ${it.failures}, ${it.firstFailedAt},
          ${it.createdAt}, ${endedAt})
        on conflict (subscription_id) do update set state = excluded.state, price = excluded.price, currency = excluded.currency,
          locale = excluded.locale, consented_at = excluded.consented_at, provider = excluded.provider, card_token = excluded.card_token,
          card_shown = excluded.card_shown, renews_at = excluded.renews_at, failures = excluded.failures,
          first_failed_at = excluded.first_failed_at, ended_at = excluded.ended_at`);
    },
    /** Those whose renewal or retry has come, by id from `after` on. */
    due: (now: Temporal.Instant, after: string, most: number) =>
      db.all(sql<{ subscriptionId: string; familyId: string }>`
        select subscription_id as "subscriptionId", family_id as "familyId" from subscriptions_subscriptions
        where state in ('active', 'manual', 'past_due') and renews_at <= ${now} and subscription_id > ${after}
        order by subscription_id limit ${most}`),
    /** Those that will be charged between these moments, and whose price nobody has looked at yet. */
    priceUntold: (from: Temporal.Instant, until: Temporal.Instant) =>
      db.all(sql<{ subscriptionId: string; familyId: string }>`
        select s.subscription_id as "subscriptionId", s.family_id as "familyId" from subscriptions_subscriptions s
        where s.state = 'active' and s.renews_at between ${from} and ${until}
          and s.price_told_for is distinct from (select max(number) + 1 from subscriptions_periods p where p.subscription_id = s.subscription_id)
        order by s.subscription_id`),
    /** Those whose next renewal has its moment, and their families. */
    async promised(): Promise<{ families: number; promises: number }> {
      const found = await db.one(sql<{ families: number; promises: number }>`
        select count(distinct family_id) as families, count(*) as promises from subscriptions_subscriptions where state in ('active', 'manual')`);
      return found ?? { families: 0, promises: 0 };
    },
    /** The price of the next period is this one, and the family is told. */
    async priceTold(subscriptionId: string, price: number): Promise<void> {
      await db.run(sql`
        update subscriptions_subscriptions set price = ${price},
          price_told_for = (select max(number) + 1 from subscriptions_periods where subscription_id = ${subscriptionId})
        where subscription_id = ${subscriptionId}`);
    },
    /** Those that were stopped, and whose last period is over. */
    over: (now: Temporal.Instant) =>
      db.all(sql<{ subscriptionId: string; familyId: string }>`
        select s.subscription_id as "subscriptionId", s.family_id as "familyId" from subscriptions_subscriptions s
        where s.state = 'stopping'
          and (select max(ends_at) from subscriptions_periods p where p.subscription_id = s.subscription_id) < ${now}`),
  };
}

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
