import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** Money that a family paid, or got back, as its receipt says it. */
export interface ReceiptRow {
  receiptId: string;
  year: number;
  n: number;
  familyId: string;
  orderId: string;
  what: 'paid' | 'returned';
  /** The order that was paid, or the refund. */
  ref: string;
  amount: number;
  currency: Currency;
  at: Temporal.Instant;
}

/** «R-2026-17»: a series of its own, so that nobody takes it for an invoice. */
export const receiptNumber = ({ year, n }: Pick<ReceiptRow, 'year' | 'n'>): string => `R-${year}-${n}`;

const columns = sql`receipt_id as "receiptId", year, n, family_id as "familyId", order_id as "orderId", what, ref, amount, currency, at`;

/** Receipts: rows to nouns. */
export function createReceipts(db: Db) {
  return {
    /** The next number of the year: taken with the receipt or not at all, so that the series has no gap. */
    async nextNumber(year: number): Promise<number> {
      const row = await db.one(sql<{ last: number }>`
        insert into payments_receipt_numbers (year, last) values (${year}, 1)
        on conflict (year) do update set last = payments_receipt_numbers.last + 1 returning last`);
      if (!row) throw new Error(`Year ${year} has no number`);
      return row.last;
    },
    add: (it: ReceiptRow) =>
      db.run(sql`
        insert into payments_receipts (receipt_id, year, n, family_id, order_id, what, ref, amount, currency, at)
        values (${it.receiptId}, ${it.year}, ${it.n}, ${it.familyId}, ${it.orderId}, ${it.what}, ${it.ref}, ${it.amount}, ${it.currency}, ${it.at})`),
    of: ({ what, ref }: Pick<ReceiptRow, 'what' | 'ref'>) =>
      db.one(sql<ReceiptRow>`select ${columns} from payments_receipts where what = ${what} and ref = ${ref}`),
    ofFamily: (familyId: string, receiptId: string) =>
      db.one(sql<ReceiptRow>`select ${columns} from payments_receipts where family_id = ${familyId} and receipt_id = ${receiptId}`),
    /** The newest first. */
    page: (familyId: string, before: string | undefined, most: number) =>
      db.all(sql<ReceiptRow>`
        select ${columns} from payments_receipts
        where family_id = ${familyId} and (${before ?? null}::uuid is null or receipt_id < ${before ?? null}::uuid)
        order by receipt_id desc limit ${most}`),
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
