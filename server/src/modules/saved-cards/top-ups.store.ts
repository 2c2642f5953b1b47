import type { TopUpEnd } from '@school/contract/saved-cards/shapes';
import type { Currency, Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export interface TopUpRecord {
  familyId: string;
  cardId: string;
  productCode: string;
  kind: 'gold' | 'silver';
  lessons: number;
  threshold: number;
  currency: Currency;
  price: number;
  locale: Locale;
  consentedBy: string;
  consentedAt: Temporal.Instant;
  ended: TopUpEnd | null;
  armed: boolean;
  /** The fall of the balance that the family was told of, the most it is charged, and when. */
  run: string | null;
  toldAmount: number | null;
  chargeAt: Temporal.Instant | null;
  failures: number;
  firstFailedAt: Temporal.Instant | null;
}

const topUps = sql`
  select family_id as "familyId", card_id as "cardId", product_code as "productCode", kind, lessons, threshold, currency, price, locale,
    consented_by as "consentedBy", consented_at as "consentedAt", ended, armed, run, told_amount as "toldAmount", charge_at as "chargeAt",
    failures, first_failed_at as "firstFailedAt"
  from saved_cards_top_ups`;

/** Automatic top-ups. Who changes one has locked its family first. */
export const createTopUpStore = (db: Db) => ({
  of: (familyId: string) => db.one(sql<TopUpRecord>`${topUps} where family_id = ${familyId}`),
  /** Families whose top-up is on, by id from `after` on. */
  on: (after: string, most: number) =>
    db.all(sql<{ familyId: string }>`
      select family_id as "familyId" from saved_cards_top_ups where ended is null and family_id > ${after} order by family_id limit ${most}`),
  /** Writes what the family has agreed to; what was told before is told anew. */
  async agree(
    it: Pick<
      TopUpRecord,
      | 'familyId'
      | 'cardId'
      | 'productCode'
      | 'kind'
      | 'lessons'
      | 'threshold'
      | 'currency'
      | 'price'
      | 'locale'
      | 'consentedBy'
      | 'consentedAt'
    >,
  ) {
    await db.run(sql`
      insert into saved_cards_top_ups (family_id, card_id, product_code, kind, lessons, threshold, currency, price, locale, consented_by, consented_at)
      values (${it.familyId}, ${it.cardId}, ${it.productCode}, ${it.kind}, ${it.lessons}, ${it.threshold}, ${it.currency}, ${it.price},
        ${it.locale}, ${it.consentedBy}, ${it.consentedAt})
      on conflict (family_id) do update set card_id = excluded.card_id, product_code = excluded.product_code, kind = excluded.kind,
        lessons = excluded.lessons, threshold = excluded.threshold, currency = excluded.currency, price = excluded.price,
        locale = excluded.locale, consented_by = excluded.consented_by, consented_at = excluded.consented_at, ended = null, ended_at = null,
        armed = true, run = null, told_amount = null, charge_at = null, failures = 0, first_failed_at = null`);
  },
  /** The same card was saved again, under another name. */
  async byCard(familyId: string, { from, to }: { from: string; to: string }): Promise<void> {
    await db.run(sql`update saved_cards_top_ups set card_id = ${to} where family_id = ${familyId} and card_id = ${from}`);
  },
  async arm(familyId: string): Promise<void> {
    await db.run(sql`update saved_cards_top_ups set armed = true where family_id = ${familyId}`);
  },
  async told(familyId: string, { run, amount, chargeAt }: { run: string; amount: number; chargeAt: Temporal.Instant }): Promise<void> {
    await db.run(sql`
      update saved_cards_top_ups set run = ${run}, told_amount = ${amount}, charge_at = ${chargeAt} where family_id = ${familyId}`);
  },
  /** The run is over; `armed`: another one may begin at once. */
  async runOver(familyId: string, armed: boolean): Promise<void> {
    await db.run(sql`
      update saved_cards_top_ups set run = null, told_amount = null, charge_at = null, failures = 0, first_failed_at = null, armed = ${armed}
      where family_id = ${familyId}`);
  },
  async declined(familyId: string, it: { failures: number; firstFailedAt: Temporal.Instant; chargeAt: Temporal.Instant }): Promise<void> {
    await db.run(sql`
      update saved_cards_top_ups set failures = ${it.failures}, first_failed_at = ${it.firstFailedAt}, charge_at = ${it.chargeAt}
      where family_id = ${familyId}`);
  },
  /** False when it was off already. */
  async end(familyId: string, why: TopUpEnd, at: Temporal.Instant): Promise<boolean> {
    const ended = await db.run(sql`
      update saved_cards_top_ups set ended = ${why}, ended_at = ${at}, run = null, told_amount = null, charge_at = null, failures = 0,
        first_failed_at = null
      where family_id = ${familyId} and ended is null`);
    return ended > 0;
  },
});

export type TopUpStore = ReturnType<typeof createTopUpStore>;
