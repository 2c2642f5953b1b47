import type { EntryType } from '@school/contract/ledger/limits';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { UnitKind } from './rules/lot.ts';

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
}

/** What happened to a balance in a stretch of time, for papers. */
export const createTurnover = (db: Db) => ({
  /**
   * Entries of a family in [from, to), the oldest first. Two kids in one lesson are two entries and two holds: the
   * first entry is the first kid's, so each lesson is told once a kid and the sum is exact.
   */
  of: (familyId: string, from: Temporal.Instant, to: Temporal.Instant) =>
    db.all(sql<Turnover>`
      select e.at, e.type, e.kind, e.delta, e.after, e.value, l.currency, l.order_id as "orderId", e.lesson_id as "lessonId",
        h.kid_uid as "kidUid"
      from ledger_entries e
      join ledger_lots l on l.family_id = e.family_id and l.lot_id = e.lot_id
      left join lateral (
        select kid_uid from ledger_holds h
        where h.family_id = e.family_id and h.lesson_id = e.lesson_id and h.lot_id = e.lot_id and h.state = 'posted'
        order by kid_uid limit 1
        offset (select count(*) from ledger_entries x where x.family_id = e.family_id and x.lesson_id = e.lesson_id
          and x.lot_id = e.lot_id and x.family_seq < e.family_seq)) h on e.lesson_id is not null
      where e.family_id = ${familyId} and e.at >= ${from} and e.at < ${to}
      order by e.family_seq`),
});
