import type { DoneBy } from '@school/contract/dated';

import { sql } from './db.ts';

/** Who of the staff sets what holds, or calls it off. */
export interface Colleague {
  accountId: string;
  name: string;
}

/**
 * What a row has whose value holds from a moment on (prices, terms of promotions, settings): who set it and why, and whether it was
 * called off before it began. Its table has `platform_dated_row_stays` as its trigger.
 */
export interface DatedRow {
  validFrom: Temporal.Instant;
  setAt: Temporal.Instant;
  setBy: string;
  setByName: string;
  reason: string;
  withdrawnAt: Temporal.Instant | null;
  withdrawnBy: string | null;
  withdrawnByName: string | null;
  withdrawnReason: string | null;
}

export const datedColumns = sql`
  valid_from as "validFrom", set_at as "setAt", set_by as "setBy", set_by_name as "setByName", reason, withdrawn_at as "withdrawnAt",
  withdrawn_by as "withdrawnBy", withdrawn_by_name as "withdrawnByName", withdrawn_reason as "withdrawnReason"`;

/** What an update sets of a row that is called off; the row must not be called off yet. */
export const withdrawal = (by: Colleague, reason: string, now: Temporal.Instant) =>
  sql`withdrawn_at = ${now}, withdrawn_by = ${by.accountId}, withdrawn_by_name = ${by.name}, withdrawn_reason = ${reason}`;

/** Who did something, as managers read it. */
export const colleagueShown = (accountId: string | null, name: string | null): DoneBy =>
  accountId === null ? null : { accountId, name: name ?? '' };

/** That it was called off, as managers read it. */
export const withdrawalShown = (row: Pick<DatedRow, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnByName' | 'withdrawnReason'>) =>
  row.withdrawnAt && {
    at: row.withdrawnAt.toString(),
    by: colleagueShown(row.withdrawnBy, row.withdrawnByName),
    reason: row.withdrawnReason ?? '',
  };
