import { type Db, sql } from '#platform/db';

import type { Lot } from './rules/lot.ts';

/** A lot with where it came from. */
export interface ListedLot extends Lot {
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
        select lot_id as "lotId", family_id as "familyId", kind, source, subscription, granted, remaining, held, value, currency,
               expires_at as "expiresAt", order_id as "orderId", created_at as "createdAt"
        from ledger_lots where family_id = ${familyId} and remaining > 0
        order by kind, expires_at, created_at, spent_after, lot_id`),
    /** Last day, order and currency are those of the lot it was made of (I17). */
    async addExchanged({ from, ...lot }: ExchangedLot): Promise<void> {
      await db.run(sql`
        insert into ledger_lots (family_id, lot_id, kind, source, order_id, parent_id, granted, remaining, value, currency, expires_at, created_at)
        values (${lot.familyId}, ${lot.lotId}, ${lot.kind}, 'exchange', ${from.orderId}, ${from.lotId}, ${lot.granted}, ${lot.granted},
                ${lot.value}, ${from.currency}, ${from.expiresAt}, ${lot.createdAt})`);
    },
  };
}

export type LotList = ReturnType<typeof createLotList>;
