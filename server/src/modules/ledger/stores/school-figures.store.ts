import type { EntryType } from '@school/contract/ledger/limits';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** Entries of one type in one currency: how many units, and what they are worth; signed as the balance is. */
interface EntrySum {
  currency: Currency | null;
  type: EntryType;
  units: number;
  worth: number;
}

/** What the entries and the postings of all families say, for the school's own figures. Each is asked by itself, so that they can be compared. */
export const createSchoolFigures = (db: Db) => ({
  /** By type, of entries in [from, to). */
  entries: (from: Temporal.Instant | null, to: Temporal.Instant) =>
    db.all(sql<EntrySum>`
      select l.currency, e.type, sum(e.delta)::int as units, sum(sign(e.delta) * e.value)::bigint as worth
      from ledger_entries e join ledger_lots l using (family_id, lot_id)
      where e.at < ${to} and (${from}::timestamptz is null or e.at >= ${from})
      group by 1, 2 order by 1, 2`),
  /** The worth of units that were not used before a moment, by the month in which they expire. */
  unused: (to: Temporal.Instant, zone: string) =>
    db.all(sql<{ currency: Currency; month: string; units: number; worth: number }>`
      select currency, to_char(expires_at at time zone ${zone}, 'YYYY-MM') as month, sum(units)::int as units, sum(worth)::bigint as worth
      from (
        select l.family_id, l.lot_id, l.currency, l.expires_at, sum(e.delta) as units, sum(sign(e.delta) * e.value) as worth
        from ledger_entries e join ledger_lots l using (family_id, lot_id)
        where e.at < ${to} and l.value > 0
        group by 1, 2) lot
      where units > 0 group by 1, 2 order by 1, 2`),
  /** What the double entry says is still owed in lessons at a moment. */
  owed: (to: Temporal.Instant) =>
    db.all(sql<{ currency: Currency; amount: number }>`
      select currency, sum(case when credit = 'deferred' then amount else -amount end)::bigint as amount
      from ledger_postings where 'deferred' in (debit, credit) and at < ${to} group by 1 order by 1`),
  /** What families were promised back in [from, to): the worth of their units, and the minor unit by which an order comes to more or less. */
  refunded: (from: Temporal.Instant, to: Temporal.Instant) =>
    db.all(sql<{ currency: Currency; amount: number }>`
      select currency, sum(case when credit = 'refund_payable' then amount else -amount end)::bigint as amount
      from ledger_postings
      where at >= ${from} and at < ${to} and ((debit in ('deferred', 'revenue') and credit = 'refund_payable')
        or (debit = 'refund_payable' and credit = 'revenue'))
      group by 1 order by 1`),
  /** Money that came and went in [from, to), by the account it came through. */
  cash: (from: Temporal.Instant, to: Temporal.Instant) =>
    db.all(sql<{ currency: Currency; way: string; came: number; went: number }>`
      select currency, substr(account, 10) as way, sum(came)::bigint as came, sum(went)::bigint as went from (
        select currency, debit as account, amount as came, 0 as went from ledger_postings
          where debit like 'clearing:%' and at >= ${from} and at < ${to}
        union all
        select currency, credit, 0, amount from ledger_postings where credit like 'clearing:%' and at >= ${from} and at < ${to}) moved
      group by 1, 2 order by 1, 2`),
});
