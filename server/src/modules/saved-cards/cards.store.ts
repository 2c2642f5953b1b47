import type { SavedCard } from '@school/contract/payments/shapes';

import { type Db, sql } from '#platform/db';

export interface CardRecord extends Pick<SavedCard, 'cardId' | 'provider' | 'brand' | 'lastFour' | 'expires'> {
  familyId: string;
  /** Sealed; null once the provider has forgotten it. */
  token: string | null;
  orderId: string;
  consentedBy: string;
  consentedAt: Temporal.Instant;
  savedAt: Temporal.Instant;
  refusedAt: Temporal.Instant | null;
}

const cards = sql`
  select card_id as "cardId", family_id as "familyId", provider, token, brand, last_four as "lastFour", expires, order_id as "orderId",
    consented_by as "consentedBy", consented_at as "consentedAt", saved_at as "savedAt", refused_at as "refusedAt"
  from saved_cards_cards`;

/** Saved cards. Who changes one has locked its family first. */
export const createCardStore = (db: Db) => ({
  async add(it: Omit<CardRecord, 'refusedAt'>): Promise<void> {
    await db.run(sql`
      insert into saved_cards_cards (card_id, family_id, provider, token, brand, last_four, expires, order_id, consented_by, consented_at, saved_at)
      values (${it.cardId}, ${it.familyId}, ${it.provider}, ${it.token}, ${it.brand}, ${it.lastFour}, ${it.expires}, ${it.orderId},
        ${it.consentedBy}, ${it.consentedAt}, ${it.savedAt})
      on conflict (order_id) do nothing`);
  },
  /** The newest first. */
  ofFamily: (familyId: string) =>
    db.all(sql<CardRecord>`${cards} where family_id = ${familyId} and removed_at is null order by saved_at desc, card_id`),
  /** A card, also one that is taken off. */
  known: (cardId: string) => db.one(sql<CardRecord>`${cards} where card_id = ${cardId}`),
  /** A card that is not taken off. */
  find: (cardId: string) => db.one(sql<CardRecord>`${cards} where card_id = ${cardId} and removed_at is null`),
  async remove(cardId: string, at: Temporal.Instant): Promise<void> {
    await db.run(sql`update saved_cards_cards set removed_at = ${at} where card_id = ${cardId} and removed_at is null`);
  },
  /** Taken off here, and still kept at the provider. */
  toForget: (most: number) =>
    db.all(sql<{ cardId: string; provider: string; token: string }>`
      select card_id as "cardId", provider, token from saved_cards_cards
      where removed_at is not null and token is not null order by removed_at limit ${most}`),
  /** All that are still called something at their provider. */
  sealed: () =>
    db.all(sql<{ cardId: string; token: string }>`select card_id as "cardId", token from saved_cards_cards where token is not null`),
  async forgotten(cardId: string): Promise<void> {
    await db.run(sql`update saved_cards_cards set token = null where card_id = ${cardId} and removed_at is not null`);
  },
  async refused(cardId: string, at: Temporal.Instant | null): Promise<void> {
    await db.run(sql`update saved_cards_cards set refused_at = ${at} where card_id = ${cardId}`);
  },
});

export type CardStore = ReturnType<typeof createCardStore>;
