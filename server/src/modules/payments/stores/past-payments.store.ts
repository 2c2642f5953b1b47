import type { PastPayment } from '@school/contract/payments/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export interface NewPastPayment {
  paymentId: string;
  familyId: string;
  day: string;
  amount: number;
  currency: Currency;
  about: string | null;
  document: string | null;
  byAccount: string;
  at: Temporal.Instant;
}

/** What families paid before the school kept its books here. */
export const createPastPayments = (db: Pick<Db, 'run' | 'all'>) => ({
  add: (it: NewPastPayment) =>
    db.run(sql`
      insert into payments_past (payment_id, family_id, day, amount, currency, about, document, by_account, at)
      values (${it.paymentId}, ${it.familyId}, ${it.day}::date, ${it.amount}, ${it.currency}, ${it.about}, ${it.document}, ${it.byAccount},
        ${it.at})`),
  /** The newest first. */
  ofFamily: (familyId: string, most: number) =>
    db.all(sql<PastPayment>`
      select day::text as day, json_build_object('amount', amount, 'currency', currency) as total, about, document
      from payments_past where family_id = ${familyId} order by payments_past.day desc, at, payment_id limit ${most}`),
});
