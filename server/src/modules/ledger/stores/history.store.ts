import type { EntryType } from '@school/contract/ledger/limits';
import type { HistoryEntry } from '@school/contract/ledger/shapes';

import type { Db } from '#platform/db';

import type { UnitKind } from '../rules/lot.ts';

export interface HistoryRow extends Pick<HistoryEntry, 'type' | 'kind' | 'delta' | 'after' | 'lessonId' | 'orderId' | 'lotId' | 'reason'> {
  number: number;
  at: Temporal.Instant;
  /** Whose lesson it was. */
  kidUid: string | null;
  expiresAt: Temporal.Instant | null;
}

/** Which entries are shown: those that fit all that is said; `from` counts, `to` does not. */
export interface HistoryAsked {
  kind: UnitKind | undefined;
  types: readonly EntryType[] | undefined;
  kidUid: string | undefined;
  from: Temporal.Instant | undefined;
  to: Temporal.Instant | undefined;
  /** Older than entry number `before` of the family. */
  before: number;
  limit: number;
}

/** The act of a spent unit is named by its hold, so two kids in one lesson are told apart. */
export const historyPage = `
  select e.family_seq as number, e.type, e.kind, e.delta, e.after, e.at, e.lesson_id as "lessonId", l.order_id as "orderId",
         l.lot_id as "lotId", case when e.delta > 0 then l.expires_at end as "expiresAt", h.kid_uid as "kidUid", r.reason
  from ledger_entries e
  join ledger_lots l on l.family_id = e.family_id and l.lot_id = e.lot_id
  join ledger_ops o on o.op_id = e.op_id
  left join ledger_holds h on h.family_id = e.family_id and h.hold_id = case o.what when 'post' then substr(o.key, 6)::uuid when 'return' then substr(o.key, 8)::uuid end
  left join ledger_reasons r on r.op_id = e.op_id
  where e.family_id = $1 and e.family_seq < $2 and ($3::text is null or e.kind = $3) and ($4::text[] is null or e.type = any($4))
    and ($5::uuid is null or h.kid_uid = $5) and ($6::timestamptz is null or e.at >= $6) and ($7::timestamptz is null or e.at < $7)
  order by e.family_seq desc limit $8`;

/** The history of a balance, newest first. */
export function createHistory(db: Db) {
  return {
    /** A hot path: every look at the balance. */
    page: (familyId: string, { kind, types, kidUid, from, to, before, limit }: HistoryAsked) =>
      db.named<HistoryRow>('ledger.history.page', historyPage, [
        familyId,
        before,
        kind ?? null,
        types ?? null,
        kidUid ?? null,
        from ?? null,
        to ?? null,
        limit,
      ]),
  };
}

export type History = ReturnType<typeof createHistory>;
