import { type Db, sql } from '#platform/db';

import type { Lot } from '../rules/lot.ts';

/** A lot of an order with units left, and how many of them are set aside for a refund already. */
export interface OrderLot extends Lot {
  aside: number;
}

/** Units of a lot that wait for a refund to be decided; `value` is what was quoted for them. */
export interface Aside {
  lotId: string;
  units: number;
  value: number;
}

/** Units set aside for refunds. Who changes them has locked the family. */
export function createAsides(db: Db) {
  return {
    /** Lots of an order that have units left, whatever they were exchanged into, in the order of use. */
    lotsOf: (familyId: string, orderIds: readonly string[]) =>
      db.all(sql<OrderLot & { orderId: string }>`
        select l.order_id as "orderId", l.lot_id as "lotId", l.family_id as "familyId", l.kind, l.source, l.subscription, l.granted,
          l.remaining, l.held, l.value, l.currency, l.expires_at as "expiresAt",
          coalesce((select sum(a.units) from ledger_set_asides a
                    where a.family_id = l.family_id and a.lot_id = l.lot_id and a.state = 'held'), 0)::int as aside
        from ledger_lots l
        where l.order_id = any(${[...orderIds]}::uuid[]) and l.family_id = ${familyId} and l.remaining > 0
        order by l.expires_at, l.created_at, l.spent_after, l.lot_id`),
    async add(familyId: string, refundId: string, { lotId, units, value }: Aside, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        with aside as (
          insert into ledger_set_asides (family_id, refund_id, lot_id, units, value, created_at)
          values (${familyId}, ${refundId}, ${lotId}, ${units}, ${value}, ${at})
        ), lot as (
          update ledger_lots set held = held + ${units} where family_id = ${familyId} and lot_id = ${lotId} returning kind
        )
        update ledger_wallets w set held = w.held + ${units} from lot where w.family_id = ${familyId} and w.kind = lot.kind`);
    },
    of: (familyId: string, refundId: string) =>
      db.all(sql<Aside & { state: 'held' | 'posted' | 'voided' }>`
        select lot_id as "lotId", units, value, state from ledger_set_asides
        where family_id = ${familyId} and refund_id = ${refundId} order by lot_id`),
    /** The units are the family's again. */
    async void(familyId: string, refundId: string, { lotId, units }: Aside, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        with aside as (
          update ledger_set_asides set state = 'voided', resolved_at = ${at}
          where family_id = ${familyId} and refund_id = ${refundId} and lot_id = ${lotId} and state = 'held'
        ), lot as (
          update ledger_lots set held = held - ${units} where family_id = ${familyId} and lot_id = ${lotId} returning kind
        )
        update ledger_wallets w set held = w.held - ${units} from lot where w.family_id = ${familyId} and w.kind = lot.kind`);
    },
    /** The lot that a credit made under this key, if it was made. */
    async lotOfCredit(familyId: string, key: string): Promise<string | undefined> {
      const op = await db.one(sql<{ result: string }>`
        select result from ledger_ops where scope = ${`family:${familyId}`} and key = ${key} and what = 'credit'`);
      return op?.result;
    },
    async posted(familyId: string, refundId: string, { lotId }: Aside, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update ledger_set_asides set state = 'posted', resolved_at = ${at}
        where family_id = ${familyId} and refund_id = ${refundId} and lot_id = ${lotId} and state = 'held'`);
    },
  };
}

export type Asides = ReturnType<typeof createAsides>;
