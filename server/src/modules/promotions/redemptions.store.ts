import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** What an order was promised for its code. */
export interface Redemption {
  orderId: string;
  familyId: string;
  code: string;
  /** The promo code whose uses it counts among; null on a friend's code. */
  countedCode: string | null;
  inviterFamilyId: string | null;
  discount: number;
  currency: Currency;
  lessons: number;
  state: 'reserved' | 'consumed' | 'released' | 'late';
  /** When the order was made. */
  at: Temporal.Instant;
}

const columns = sql`
  order_id as "orderId", family_id as "familyId", code, counted_code as "countedCode", inviter_family_id as "inviterFamilyId", discount,
  currency, lessons, state, at`;

export type Redemptions = ReturnType<typeof createRedemptions>;

/** Uses of codes by orders, and codes that families tried. */
export function createRedemptions(db: Db) {
  return {
    of: (orderId: string) => db.one(sql<Redemption>`select ${columns} from promotions_redemptions where order_id = ${orderId}`),

    /** Orders made with a promo code, the newest first, after a place in that order. */
    usesOf: (code: string, after: { at: string; id: string } | undefined, limit: number) =>
      db.all(sql<Redemption>`
        select ${columns} from promotions_redemptions
        where counted_code = ${code}
          and (${after?.at ?? null}::timestamptz is null or (at, order_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
        order by at desc, order_id desc limit ${limit}`),

    add: (it: Omit<Redemption, 'state' | 'at'>, now: Temporal.Instant) =>
      db.run(sql`
        insert into promotions_redemptions (order_id, family_id, code, counted_code, inviter_family_id, discount, currency, lessons, state,
          at, changed_at)
        values (${it.orderId}, ${it.familyId}, ${it.code}, ${it.countedCode}, ${it.inviterFamilyId}, ${it.discount}, ${it.currency},
          ${it.lessons}, 'reserved', ${now}, ${now})`),

    /** True when it was in one of these states. */
    async become(orderId: string, to: Redemption['state'], from: Redemption['state'], now: Temporal.Instant): Promise<boolean> {
      return (
        (await db.run(sql`
          update promotions_redemptions set state = ${to}, changed_at = ${now} where order_id = ${orderId} and state = ${from}`)) === 1
      );
    },

    /** How often a family has paid with a code. What waits in its one open order gives way to a new order. */
    async usedBy(familyId: string, code: string): Promise<number> {
      const row = await db.one(sql<{ n: number }>`
        select count(*) as n from promotions_redemptions where family_id = ${familyId} and code = ${code} and state in ('consumed', 'late')`);
      return row?.n ?? 0;
    },

    /** How often a code waits in the open order of a family, which would give way to a new one. */
    async reservedBy(familyId: string, code: string): Promise<number> {
      const row = await db.one(sql<{ n: number }>`
        select count(*) as n from promotions_redemptions where family_id = ${familyId} and code = ${code} and state = 'reserved'`);
      return row?.n ?? 0;
    },

    async noteCheck(familyId: string, code: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`delete from promotions_checks where family_id = ${familyId} and at < ${now.subtract({ hours: 48 })}`);
      await db.run(sql`insert into promotions_checks (family_id, code, at) values (${familyId}, ${code}, ${now})`);
    },

    async wasChecked(familyId: string, code: string, since: Temporal.Instant): Promise<boolean> {
      const row = await db.one(sql<{ yes: boolean }>`
        select true as yes from promotions_checks where family_id = ${familyId} and code = ${code} and at > ${since} limit 1`);
      return row !== undefined;
    },
  };
}
