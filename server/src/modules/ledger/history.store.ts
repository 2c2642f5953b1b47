import type { HistoryEntry } from '@school/contract/ledger/shapes';

import { type Db, sql } from '#platform/db';

import type { UnitKind } from './rules/lot.ts';

export interface HistoryRow extends Omit<HistoryEntry, 'entryId' | 'timestamp' | 'expiresAt'> {
  number: number;
  at: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
}

/** The history of a balance, newest first. */
export function createHistory(db: Db) {
  return {
    /** At most `most` entries older than entry number `before` of the family. */
    page: (familyId: string, kind: UnitKind | undefined, before: number, most: number) =>
      db.all(sql<HistoryRow>`
        select e.family_seq as number, e.type, e.kind, e.delta, e.after, e.at, e.lesson_id as "lessonId", l.order_id as "orderId",
               case when e.delta > 0 then l.expires_at end as "expiresAt"
        from ledger_entries e join ledger_lots l on l.family_id = e.family_id and l.lot_id = e.lot_id
        where e.family_id = ${familyId} and e.family_seq < ${before}
          and (${kind ?? null}::text is null or e.kind = ${kind ?? null})
        order by e.family_seq desc limit ${most}`),
  };
}

export type History = ReturnType<typeof createHistory>;
