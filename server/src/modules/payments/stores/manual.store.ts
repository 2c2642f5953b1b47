import type { PaymentWay } from '@school/contract/payments/manual-calls';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** Money that the staff took in itself. */
export interface ManualPayment {
  paymentId: string;
  orderId: string;
  way: PaymentWay;
  document: string;
  documentKey: string;
  /** The day it came, by the school's calendar. */
  day: string;
  amount: number;
  currency: Currency;
  state: 'waiting' | 'booked' | 'declined';
  byAccount: string;
  at: Temporal.Instant;
}

const columns = sql`payment_id as "paymentId", order_id as "orderId", way, document, document_key as "documentKey", day::text as day, amount, currency,
  state, by_account as "byAccount", at`;

/** Payments by hand: rows to nouns. */
export function createManualPayments(db: Db) {
  return {
    /** False when the document is written down already. */
    async add(it: ManualPayment): Promise<boolean> {
      const added = await db.run(sql`
        insert into payments_manual (payment_id, order_id, way, document, document_key, day, amount, currency, state, by_account, at)
        values (${it.paymentId}, ${it.orderId}, ${it.way}, ${it.document}, ${it.documentKey}, ${it.day}::date, ${it.amount}, ${it.currency},
          ${it.state}, ${it.byAccount}, ${it.at})
        on conflict (way, document_key, extract(year from day)) where state <> 'declined' do nothing`);
      return added > 0;
    },
    find: (paymentId: string) => db.one(sql<ManualPayment>`select ${columns} from payments_manual where payment_id = ${paymentId}`),
    /** Under which payment this document stands already. */
    ofDocument: (way: PaymentWay, documentKey: string, day: string) =>
      db.one(sql<ManualPayment>`
        select ${columns} from payments_manual
        where way = ${way} and document_key = ${documentKey} and extract(year from day) = extract(year from ${day}::date) and state <> 'declined'`),
    become: (paymentId: string, state: ManualPayment['state']) =>
      db.run(sql`update payments_manual set state = ${state} where payment_id = ${paymentId}`),
    booked: (way: PaymentWay, ref: string) =>
      db.one(sql<ManualPayment>`
        select ${columns} from payments_manual where way = ${way} and payment_id::text = ${ref} and state = 'booked'`),
    bookedSince: (way: PaymentWay, since: Temporal.Instant) =>
      db.all(sql<ManualPayment>`
        select ${columns} from payments_manual where way = ${way} and state = 'booked' and at >= ${since} order by at`),
  };
}

export type ManualPayments = ReturnType<typeof createManualPayments>;
