import type { GiftCode } from '@school/contract/promotions/shapes';

import type { RawBuilder } from 'kysely';

import { type Db, sql } from '#platform/db';

import { doNotAddUp, type Offer } from './rules/gift.ts';

export interface FrozenGift {
  giftCode: GiftCode;
  lessons: number;
}

/** Two gifts for buying soon: they do not add up. */
const bothSoon = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`(${one} = any(${doNotAddUp}) and ${other} = any(${doNotAddUp}))`;

/** Gifts offered to families, promised to orders, and given. */
export function createGifts(db: Db) {
  return {
    /** Each gift is offered once a family: an offer that was made stays as it was. Answers whether it is new. */
    async offer(familyId: string, { giftCode, lessons, until }: Offer, offeredAt: Temporal.Instant): Promise<boolean> {
      const made = await db.run(sql`
        insert into promotions_offers (family_id, gift_code, lessons, offered_at, until_at)
        values (${familyId}, ${giftCode}, ${lessons}, ${offeredAt}, ${until}) on conflict do nothing`);
      return made > 0;
    },
    /** Was it ever offered to the family? */
    madeOf: async (familyId: string, giftCode: GiftCode): Promise<boolean> =>
      (await db.one(sql`select 1 from promotions_offers where family_id = ${familyId} and gift_code = ${giftCode}`)) !== undefined,
    /** Offers whose gift has not been given yet, nor another one that it does not add up with; the largest first. */
    notGiven: (familyId: string) =>
      db.all(sql<Offer>`
        select gift_code as "giftCode", lessons, until_at as until from promotions_offers o
        where family_id = ${familyId}
          and not exists (
            select 1 from promotions_given_gifts g
            where g.family_id = o.family_id and (g.gift_code = o.gift_code or ${bothSoon(sql`g.gift_code`, sql`o.gift_code`)}))
        order by lessons desc, gift_code`),
    async freeze(orderId: string, familyId: string, { giftCode, lessons }: FrozenGift, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into promotions_frozen_gifts (order_id, gift_code, family_id, lessons, frozen_at)
        values (${orderId}, ${giftCode}, ${familyId}, ${lessons}, ${now})`);
    },
    /** What the order was promised, without gifts that another order has got meanwhile. */
    ofOrder: (orderId: string) =>
      db.all(sql<FrozenGift>`
        select gift_code as "giftCode", lessons from promotions_frozen_gifts f
        where order_id = ${orderId}
          and not exists (
            select 1 from promotions_given_gifts g
            where g.family_id = f.family_id and g.order_id <> f.order_id
              and (g.gift_code = f.gift_code or ${bothSoon(sql`g.gift_code`, sql`f.gift_code`)}))
        order by lessons desc, gift_code`),
    /** Gives what the order was promised, each gift once a family, and one of those that do not add up. Answers with what was given now. */
    give: (orderId: string, now: Temporal.Instant) =>
      db.all(sql<FrozenGift>`
        with given as (
          insert into promotions_given_gifts (family_id, gift_code, order_id, given_at)
          select family_id, gift_code, order_id, ${now} from promotions_frozen_gifts where order_id = ${orderId}
          on conflict do nothing returning gift_code)
        select f.gift_code as "giftCode", f.lessons from promotions_frozen_gifts f join given using (gift_code)
        where f.order_id = ${orderId} order by f.lessons desc, f.gift_code`),
  };
}

export type Gifts = ReturnType<typeof createGifts>;
