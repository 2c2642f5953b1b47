import type { HistoryEntry } from '@school/contract/ledger/shapes';

import type { Db } from '#platform/db';

import type { UnitKind } from './rules/lot.ts';

export interface HistoryRow extends Omit<HistoryEntry, 'entryId' | 'timestamp' | 'expiresAt' | 'lesson' | 'order' | 'reason'> {
  number: number;
  at: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
}

const page = `
  select e.family_seq as number, e.type, e.kind, e.delta, e.after, e.at, e.lesson_id as "lessonId", l.order_id as "orderId",
         l.lot_id as "lotId", case when e.delta > 0 then l.expires_at end as "expiresAt"
  from ledger_entries e join ledger_lots l on l.family_id = e.family_id and l.lot_id = e.lot_id
  where e.family_id = $1 and e.family_seq < $2 and ($3::text is null or e.kind = $3)
  order by e.family_seq desc limit $4`;

/** The history of a balance, newest first. */
export function createHistory(db: Db) {
  return {
    /** At most `most` entries older than entry number `before` of the family. A hot path: every look at the balance. */
    page: (familyId: string, kind: UnitKind | undefined, before: number, most: number) =>
      db.named<HistoryRow>('ledger.history.page', page, [familyId, before, kind ?? null, most]),
  };
}

export type History = ReturnType<typeof createHistory>;
