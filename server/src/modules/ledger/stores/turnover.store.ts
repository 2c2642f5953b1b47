import type { EntryType } from '@school/contract/ledger/limits';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { UnitKind } from '../rules/lot.ts';

/** A change of the balance with its worth, and whose lesson it was. */
export interface Turnover {
  at: Temporal.Instant;
  type: EntryType;
  kind: UnitKind;
  delta: number;
  after: number;
  /** In minor units of the lot's currency; null where units were never paid for. */
  value: number;
  currency: Currency | null;
  orderId: string | null;
  lessonId: string | null;
  kidUid: string | null;
  /** Why, where a manager did it. */
  reason: string | null;
}

/** What happened to a balance in a stretch of time, for papers. */
export const createTurnover = (db: Db) => ({
  /**
   * Entries of a family in [from, to), the oldest first. The act of a spent unit is named by its hold, so each lesson
   * is told once a kid and the sum is exact.
   */
  of: (familyId: string, from: Temporal.Instant, to: Temporal.Instant) =>
    db.all(sql<Turnover>`
      select e.at, e.type, e.kind, e.delta, e.after, e.value, l.currency, l.order_id as "orderId", e.lesson_id as "lessonId",
        h.kid_uid as "kidUid", r.reason
      from ledger_entries e
      join ledger_lots l on l.family_id = e.family_id and l.lot_id = e.lot_id
      join ledger_ops o on o.op_id = e.op_id
      left join ledger_holds h on h.family_id = e.family_id and h.hold_id = case o.what when 'post' then substr(o.key, 6)::uuid when 'return' then substr(o.key, 8)::uuid end
      left join ledger_reasons r on r.op_id = e.op_id
      where e.family_id = ${familyId} and e.at >= ${from} and e.at < ${to}
      order by e.family_seq`),
});
