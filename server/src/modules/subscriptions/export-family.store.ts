import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Subscriptions; of a card what the family is shown of it. */
export const exportSubscriptions =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const subscriptions = await db.all(sql`
      select product_code as "productCode", state, price, currency, card_shown as card, created_at as "createdAt", ended_at as "endedAt"
      from subscriptions_subscriptions where family_id = ${familyId} order by created_at`);
    return [{ name: 'subscriptions.json', data: { subscriptions } }];
  };
