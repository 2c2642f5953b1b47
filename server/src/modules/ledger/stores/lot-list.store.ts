import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { RootedLot } from '../rules/exchange-by-value.ts';
import type { UnitKind } from '../rules/lot.ts';

/** A lot with where it came from. */
export interface ListedLot extends RootedLot {
  orderId: string | null;
  createdAt: Temporal.Instant;
}

/** A lot that an exchange made out of another one. */
export interface ExchangedLot extends Pick<ListedLot, 'lotId' | 'familyId' | 'kind' | 'granted' | 'value' | 'createdAt'> {
  from: ListedLot;
}

/** Lots as people see and exchange them. */
export function createLotList(db: Db) {
  return {
    /** Lots with units left, in the order of use. */
    ofFamily: (familyId: string) =>
      db.all(sql<ListedLot>`
        select l.lot_id as "lotId", l.family_id as "familyId", l.kind, l.source, l.subscription, l.granted, l.remaining, l.held, l.value,
               l.currency, l.expires_at as "expiresAt", l.order_id as "orderId", l.created_at as "createdAt",
               coalesce(r.lot_id, l.lot_id) as "rootId", coalesce(r.kind, l.kind) as "rootKind",
               coalesce(r.value, l.value) as "rootValue", coalesce(r.granted, l.granted) as "rootGranted"
        from ledger_lots l left join ledger_lots r on r.family_id = l.family_id and r.lot_id = l.root_id
        where l.family_id = ${familyId} and l.remaining > 0
        order by l.kind, l.expires_at, l.created_at, l.spent_after, l.lot_id`),
    /** Last day, order and currency are those of the lot it was made of (I17). */
    async addExchanged({ from, ...lot }: ExchangedLot): Promise<void> {
      await db.run(sql`
        insert into ledger_lots (family_id, lot_id, kind, source, order_id, parent_id, root_id, granted, remaining, value, currency, expires_at, created_at)
        values (${lot.familyId}, ${lot.lotId}, ${lot.kind}, 'exchange', ${from.orderId}, ${from.lotId}, ${from.rootId}, ${lot.granted},
                ${lot.granted}, ${lot.value}, ${from.currency}, ${from.expiresAt}, ${lot.createdAt})`);
    },
    /**
     * What the family's last package of a kind cost in a currency, before any discount; one whose money went back does
     * not count.
     */
    lastListPrice: (familyId: string, kind: UnitKind, currency: Currency) =>
      db.one(sql<{ amount: number; lessons: number }>`
        select list_value as amount, granted as lessons from ledger_lots l
        where family_id = ${familyId} and kind = ${kind} and source = 'paid' and not subscription and currency = ${currency} and list_value > 0
          and not exists (select from ledger_entries e where e.family_id = l.family_id and e.lot_id = l.lot_id and e.type = 'refund')
        order by created_at desc, lot_id limit 1`),
  };
}

export type LotList = ReturnType<typeof createLotList>;
