import type { AnswerOf } from '@school/contract/calls';
import { ledgerLimits } from '@school/contract/ledger/limits';

import type { History, HistoryRow } from './history.store.ts';
import type { UnitKind } from './rules/lot.ts';

/** A page of the history of a balance, newest first; `before` is the `next` of the page above it. */
export const readHistory =
  ({ history }: { history: History }) =>
  async (
    familyId: string,
    { kind, before }: { kind?: UnitKind | undefined; before?: string | undefined } = {},
  ): Promise<AnswerOf<'GET /payment/history'>> => {
    const from = before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER;
    const rows = await history.page(familyId, kind, from, ledgerLimits.historyPage + 1);
    const entries = rows.slice(0, ledgerLimits.historyPage);
    return { entries: entries.map(shown), next: rows.length > entries.length ? String(entries.at(-1)?.number) : null };
  };

const shown = ({ number, at, expiresAt, ...row }: HistoryRow) => ({
  ...row,
  entryId: String(number),
  timestamp: at.toString(),
  lesson: null,
  order: null,
  reason: null,
  expiresAt: expiresAt?.toString() ?? null,
});
