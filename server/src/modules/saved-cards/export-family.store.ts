import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Saved cards: what may be shown of them, and when the family agreed. */
export const exportCards =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const cards = await db.all(sql`
      select brand, last_four as "lastFour", consented_at as "consentedAt", removed_at as "removedAt"
      from saved_cards_cards where family_id = ${familyId} order by saved_at`);
    const topUps = await db.all(sql`
      select product_code as "productCode", threshold, price, currency, consented_at as "consentedAt", ended, ended_at as "endedAt"
      from saved_cards_top_ups where family_id = ${familyId}`);
    return cards.length > 0 ? [{ name: 'cards.json', data: { cards, topUps } }] : [];
  };
