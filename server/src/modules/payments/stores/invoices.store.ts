import { type Db, sql } from '#platform/db';

export interface InvoiceRow {
  orderId: string;
  year: number;
  n: number;
  /** The last day to pay it, by the school's calendar. */
  due: string;
  at: Temporal.Instant;
}

/** «2026-17» */
export const invoiceNumber = ({ year, n }: Pick<InvoiceRow, 'year' | 'n'>): string => `${year}-${n}`;

const columns = sql`order_id as "orderId", year, n, due::text as due, at`;

/** Invoices: rows to nouns. */
export function createInvoices(db: Db) {
  return {
    /** The next number of the year: taken with the invoice or not at all, so that the series has no gap. */
    async nextNumber(year: number): Promise<number> {
      const row = await db.one(sql<{ last: number }>`
        insert into payments_invoice_numbers (year, last) values (${year}, 1)
        on conflict (year) do update set last = payments_invoice_numbers.last + 1 returning last`);
      if (!row) throw new Error(`Year ${year} has no number`);
      return row.last;
    },
    add: (it: InvoiceRow) =>
      db.run(
        sql`insert into payments_invoices (order_id, year, n, due, at) values (${it.orderId}, ${it.year}, ${it.n}, ${it.due}::date, ${it.at})`,
      ),
    ofOrder: (orderId: string) => db.one(sql<InvoiceRow>`select ${columns} from payments_invoices where order_id = ${orderId}`),
    ofNumber: ({ year, n }: Pick<InvoiceRow, 'year' | 'n'>) =>
      db.one(sql<InvoiceRow>`select ${columns} from payments_invoices where year = ${year} and n = ${n}`),
    /** Those of open orders that are due on this day or before and have not been reminded of; from now on they have. */
    takeToRemind: (until: string, now: Temporal.Instant) =>
      db.all(sql<InvoiceRow & { familyId: string }>`
        update payments_invoices i set reminded_at = ${now} from payments_orders o
        where o.order_id = i.order_id and o.state = 'open' and i.reminded_at is null and i.due <= ${until}::date
        returning i.order_id as "orderId", i.year, i.n, i.due::text as due, i.at, o.family_id as "familyId"`),
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
