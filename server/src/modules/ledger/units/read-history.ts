import { entriesOfSort, type HistorySort, ledgerLimits } from '@school/contract/ledger/limits';
import type { HistoryEntry } from '@school/contract/ledger/shapes';

import type { History, HistoryRow } from '../stores/history.store.ts';
import type { UnitKind } from '../rules/lot.ts';

/** A line of the history as the ledger knows it: the lesson and the order are known above by their ids. */
export interface LedgerEntry extends Omit<HistoryEntry, 'lesson' | 'order'> {
  kidUid: string | null;
}

/** Which part of the history is asked for; instants are ISO, `to` is not counted. */
export interface HistoryQuery {
  kind?: UnitKind | undefined;
  sort?: HistorySort | undefined;
  kidUid?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
}

/** A page of the history of a balance, newest first; `before` is the `next` of the page above it. */
export const readHistory =
  ({ history }: { history: History }) =>
  async (
    familyId: string,
    { kind, sort, kidUid, from, to, before }: HistoryQuery = {},
  ): Promise<{ entries: LedgerEntry[]; next: string | null }> => {
    const rows = await history.page(familyId, {
      kind,
      types: sort && entriesOfSort[sort],
      kidUid,
      from: from === undefined ? undefined : Temporal.Instant.from(from),
      to: to === undefined ? undefined : Temporal.Instant.from(to),
      before: before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER,
      limit: ledgerLimits.historyPage + 1,
    });
    const entries = rows.slice(0, ledgerLimits.historyPage);
    return { entries: entries.map(shown), next: rows.length > entries.length ? String(entries.at(-1)?.number) : null };
  };

const shown = ({ number, at, expiresAt, ...row }: HistoryRow): LedgerEntry => ({
  ...row,
  entryId: String(number),
  timestamp: at.toString(),
  expiresAt: expiresAt?.toString() ?? null,
});
