import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** An entry, or a refund whole, as a part of a figure. */
export interface FigureLine {
  lineId: string;
  at: Temporal.Instant;
  familyId: string;
  lessonId: string | null;
  orderId: string | null;
  units: number;
  amount: number;
}
type LedgerFigure = 'sold' | 'refunded' | 'conducted' | 'missed' | 'lapsed';

interface Asked {
  figure: LedgerFigure;
  currency: Currency;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

const types = {
  sold: ['paid'],
  refunded: [],
  conducted: ['process', 'returned'],
  missed: ['nonAttendance'],
  lapsed: ['expired', 'overdue', 'withdrawing', 'debt'],
} satisfies Record<LedgerFigure, string[]>;

/** What the figures of finance are made of. */
export const createFigureLines = (db: Db) => {
  const linesOf = ({ figure, currency, from, to }: Asked) => sql`
    select 'e' || e.family_id || e.family_seq as "lineId", e.at, e.family_id as "familyId", e.lesson_id as "lessonId", l.order_id as "orderId",
      abs(e.delta) as units, case when ${figure} = 'sold' then e.value else (-sign(e.delta) * e.value)::bigint end as amount
    from ledger_entries e join ledger_lots l using (family_id, lot_id)
    where e.type = any(${types[figure]}) and l.currency = ${currency} and e.at >= ${from} and e.at < ${to} and e.value <> 0
    union all
    select 'r' || op_id, at, family_id, null, order_id, units, case when ${figure} = 'refunded' then back else gross - back end
    from (
      select p.op_id, min(p.at) as at, replace(o.scope, 'family:', '')::uuid as family_id,
        sum(case when p.credit = 'refund_payable' then p.amount else -p.amount end)::bigint as back,
        sum(case when p.debit = 'deferred' then p.amount else 0 end)::bigint as gross,
        (select min(l.order_id::text)::uuid from ledger_entries e join ledger_lots l using (family_id, lot_id) where e.op_id = p.op_id) as order_id,
        (select coalesce(-sum(e.delta), 0)::int from ledger_entries e where e.op_id = p.op_id and e.type = 'refund') as units
      from ledger_postings p join ledger_ops o using (op_id)
      where o.what = 'refund' and p.currency = ${currency} and p.at >= ${from} and p.at < ${to} and 'refund_payable' in (p.debit, p.credit)
      group by p.op_id, o.scope) refund
    where ${figure} = 'refunded' or (${figure} = 'lapsed' and gross <> back)`;
  return {
    /** So many of them, the newest first. */
    lines: (asked: Asked, { skip, most }: { skip: number; most: number }) =>
      db.all(sql<FigureLine>`select * from (${linesOf(asked)}) line order by at desc, "lineId" limit ${most} offset ${skip}`),
    /** How many there are, and what they come to. */
    async linesTogether(asked: Asked): Promise<{ count: number; amount: number }> {
      const row = await db.one(sql<{ count: number; amount: number }>`
        select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from (${linesOf(asked)}) line`);
      return row ?? { count: 0, amount: 0 };
    },
    /** How many of these families have paid money: by the entries, and by the double entry. */
    async payers(familyIds: readonly string[]): Promise<{ byEntries: number; byPostings: number }> {
      const row = await db.one(sql<{ byEntries: number; byPostings: number }>`
        select
          (select count(distinct family_id)::int from ledger_entries
            where type = 'paid' and value > 0 and family_id = any(${[...familyIds]}::uuid[])) as "byEntries",
          (select count(distinct o.scope)::int from ledger_ops o join ledger_postings p using (op_id)
            where o.scope = any(${familyIds.map((id) => `family:${id}`)}) and o.what = 'credit' and p.credit = 'deferred') as "byPostings"`);
      return row ?? { byEntries: 0, byPostings: 0 };
    },
  };
};
