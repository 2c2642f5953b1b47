import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** What a day of the books comes to in one respect. Units that were never paid for have no currency. */
export interface DaySum {
  date: string;
  currency: Currency | '';
  /**
   * `entry` by type, signed as the balance is · `expires` the same by the month in which its lots end · `owed` by the double entry ·
   * `refunded` what families were promised back · `came`, `went` money by its account.
   */
  part: 'entry' | 'expires' | 'owed' | 'refunded' | 'came' | 'went';
  name: string;
  units: number;
  amount: number;
}

const promisedBack = sql`((debit in ('deferred', 'revenue') and credit = 'refund_payable') or (debit = 'refund_payable' and credit = 'revenue'))`;
const isMoney = (account: ReturnType<typeof sql>) => sql`${account} ~ '^(clearing|cash|bank):'`;
/** What a provider holds is called by its name, a desk and an account of the school by both words. */
const nameOfMoney = (account: ReturnType<typeof sql>) => sql`regexp_replace(${account}, '^clearing:', '')`;

/** What the entries and the postings of all families say, for the school's own figures. Each is asked by itself, so that they can be compared. */
export const createSchoolFigures = (db: Db) => {
  const within = (from: Temporal.Instant, to: Temporal.Instant) => sql`at >= ${from} and at < ${to}`;
  const dateIn = (zone: string) => sql`(at at time zone ${zone})::date::text`;
  return {
    /** The first moment from `from` on in which something was written; null when there is none. */
    next: async (from: Temporal.Instant | null): Promise<Temporal.Instant | null> =>
      (
        await db.one(sql<{ at: Temporal.Instant | null }>`
          select least(
            (select min(at) from ledger_entries where ${from}::timestamptz is null or at >= ${from}),
            (select min(at) from ledger_postings where ${from}::timestamptz is null or at >= ${from})) as at`)
      )?.at ?? null,
    /** Day by day, of what was written in [from, to). */
    days: (from: Temporal.Instant, to: Temporal.Instant, zone: string) =>
      db.all(sql<DaySum>`
        with entries as (
          select ${dateIn(zone)} as date, coalesce(l.currency, '') as currency, e.type, to_char(l.expires_at at time zone ${zone}, 'YYYY-MM') as month,
            l.value > 0 as is_paid, e.delta, sign(e.delta) * e.value as worth
          from ledger_entries e join ledger_lots l using (family_id, lot_id) where ${within(from, to)}
        ), postings as (select ${dateIn(zone)} as date, currency, debit, credit, amount from ledger_postings where ${within(from, to)})
        select date, currency, 'entry' as part, type as name, sum(delta)::int as units, sum(worth)::bigint as amount from entries group by 1, 2, 4
        union all
        select date, currency, 'expires', month, sum(delta)::int, sum(worth)::bigint from entries where is_paid group by 1, 2, 4
        union all
        select date, currency, 'owed', '', 0, sum(case when credit = 'deferred' then amount else -amount end)::bigint
          from postings where 'deferred' in (debit, credit) group by 1, 2
        union all
        select date, currency, 'refunded', '', 0, sum(case when credit = 'refund_payable' then amount else -amount end)::bigint
          from postings where ${promisedBack} group by 1, 2
        union all
        select date, currency, 'came', ${nameOfMoney(sql`debit`)}, 0, sum(amount)::bigint
          from postings where ${isMoney(sql`debit`)} group by 1, 2, 4
        union all
        select date, currency, 'went', ${nameOfMoney(sql`credit`)}, 0, sum(amount)::bigint
          from postings where ${isMoney(sql`credit`)} group by 1, 2, 4
        order by 1, 2, 3, 4`),
    /** Day by day, what each order brought, and what was promised back of it. */
    ofOrders: (from: Temporal.Instant, to: Temporal.Instant, zone: string) =>
      db.all(sql<{ date: string; currency: Currency; orderId: string | null; units: number; sold: number; refunded: number }>`
        select date, currency, order_id as "orderId", sum(units)::int as units, sum(sold)::bigint as sold, sum(refunded)::bigint as refunded from (
          select ${dateIn(zone)} as date, l.currency, l.order_id, e.delta as units, e.value as sold, 0 as refunded
          from ledger_entries e join ledger_lots l using (family_id, lot_id) where e.type = 'paid' and ${within(from, to)} and l.currency is not null
          union all
          select ${dateIn(zone)}, p.currency, (select l.order_id from ledger_entries e join ledger_lots l using (family_id, lot_id)
              where e.op_id = p.op_id order by e.family_seq limit 1), 0, 0, case when p.credit = 'refund_payable' then p.amount else -p.amount end
          from ledger_postings p where ${within(from, to)} and ${promisedBack}) acts
        group by 1, 2, 3 order by 1, 2, 3`),
    /** Day by day, what each lesson earned: units that it used less those that went back. */
    ofLessons: (from: Temporal.Instant, to: Temporal.Instant, zone: string) =>
      db.all(sql<{ date: string; currency: Currency | ''; lessonId: string; units: number; worth: number }>`
        select ${dateIn(zone)} as date, coalesce(l.currency, '') as currency, e.lesson_id as "lessonId", -sum(e.delta)::int as units,
          -sum(sign(e.delta) * e.value)::bigint as worth
        from ledger_entries e join ledger_lots l using (family_id, lot_id)
        where e.type in ('process', 'nonAttendance', 'returned') and ${within(from, to)}
        group by 1, 2, 3 order by 1, 2, 3`),
    /** Lots with units that were not used before a moment, and what they are worth. */
    lots: (to: Temporal.Instant) =>
      db.all(sql<{
        lotId: string;
        currency: Currency;
        kind: string;
        granted: number;
        units: number;
        worth: number;
        expiresAt: Temporal.Instant;
      }>`
        select l.lot_id as "lotId", l.currency, l.kind, l.granted, sum(e.delta)::int as units, sum(sign(e.delta) * e.value)::bigint as worth,
          l.expires_at as "expiresAt"
        from ledger_entries e join ledger_lots l using (family_id, lot_id)
        where e.at < ${to} and l.value > 0
        group by l.family_id, l.lot_id having sum(e.delta) > 0 order by l.currency, l.expires_at, l.lot_id`),
    /** What the double entry says is still owed in lessons at a moment. */
    owed: (to: Temporal.Instant) =>
      db.all(sql<{ currency: Currency; amount: number }>`
        select currency, sum(case when credit = 'deferred' then amount else -amount end)::bigint as amount
        from ledger_postings where 'deferred' in (debit, credit) and at < ${to} group by 1 order by 1`),
    /** What families paid less what was promised back before a moment, by the double entry. */
    paidLessBack: (to: Temporal.Instant) =>
      db.all(sql<{ currency: Currency; amount: number }>`
        select currency, sum(case when credit = 'deferred' then amount else -amount end)::bigint as amount from ledger_postings
        where at < ${to} and ((credit = 'deferred' and debit not in ('revenue', 'breakage')) or (debit = 'deferred' and credit = 'refund_payable'))
        group by 1 order by 1`),
    /** When each of these families paid first. */
    firstPayments: (familyIds: readonly string[]) =>
      db.all(sql<{ familyId: string; at: Temporal.Instant }>`
        select family_id as "familyId", min(at) as at from ledger_entries
        where type = 'paid' and family_id = any(${[...familyIds]}::uuid[]) group by 1`),
    /** Families by the month of their first payment: how many, and how many bought again and again. */
    cohorts: (to: Temporal.Instant, zone: string) =>
      db.all(sql<{ month: string; families: number; second: number; third: number }>`
        select month, count(*)::int as families, count(*) filter (where orders > 1)::int as second, count(*) filter (where orders > 2)::int as third
        from (
          select e.family_id, to_char(min(e.at) at time zone ${zone}, 'YYYY-MM') as month, count(distinct coalesce(l.order_id, l.lot_id)) as orders
          from ledger_entries e join ledger_lots l using (family_id, lot_id) where e.type = 'paid' and e.at < ${to} group by 1) family
        group by 1 order by 1`),
    /** What families of a cohort did in a month: had a lesson or paid, in so many lessons; with what they paid less refunds by currency. */
    cohortMonths: (to: Temporal.Instant, zone: string) =>
      db.all(sql<{ month: string; later: number; kept: number; lessons: number }>`
        with acts as (
          select family_id, type, date_trunc('month', at at time zone ${zone}) as month from ledger_entries
          where type in ('paid', 'process', 'nonAttendance', 'returned') and at < ${to}
        ), firsts as (select family_id, min(month) as month from acts where type = 'paid' group by 1)
        select to_char(f.month, 'YYYY-MM') as month,
          ((extract(year from a.month) - extract(year from f.month)) * 12 + extract(month from a.month) - extract(month from f.month))::int as later,
          count(distinct a.family_id) filter (where a.type <> 'returned')::int as kept,
          (count(*) filter (where a.type in ('process', 'nonAttendance')) - count(*) filter (where a.type = 'returned'))::int as lessons
        from firsts f join acts a on a.family_id = f.family_id and a.month >= f.month group by 1, 2 order by 1, 2`),
    cohortValue: (to: Temporal.Instant, zone: string) =>
      db.all(sql<{ month: string; currency: Currency; amount: number }>`
        select f.month, l.currency, sum(sign(e.delta) * e.value)::bigint as amount
        from ledger_entries e join ledger_lots l using (family_id, lot_id) join (
          select family_id, to_char(min(at) at time zone ${zone}, 'YYYY-MM') as month from ledger_entries
          where type = 'paid' and at < ${to} group by 1) f using (family_id)
        where e.type in ('paid', 'refund') and l.currency is not null and e.at < ${to} group by 1, 2 order by 1, 2`),
    /** What the double entry says was earned in [from, to): lessons, and what lapsed. */
    earned: (from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<{ currency: Currency; amount: number }>`
        select currency, sum(case when credit in ('revenue', 'breakage') then amount else -amount end)::bigint as amount
        from ledger_postings where ${within(from, to)} and (debit in ('revenue', 'breakage')) <> (credit in ('revenue', 'breakage'))
        group by 1 order by 1`),
  };
};
