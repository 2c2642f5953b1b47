import type { CaseFacts, CaseKind } from '@school/contract/reconciliation/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { Found } from './found-case.ts';

export interface CaseRow {
  caseId: string;
  kind: CaseKind;
  subject: string;
  familyId: string | null;
  orderId: string | null;
  amount: number | null;
  currency: Currency | null;
  units: number | null;
  unitKind: 'gold' | 'silver' | null;
  facts: CaseFacts & { familyName?: string };
  since: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  closedBy: 'remedy' | 'itself' | null;
}

/** Which cases are wanted; a page ends where the next begins. */
export interface CasesWanted {
  closed: boolean;
  kind: CaseKind | null;
  search: string;
  before: { at: Temporal.Instant; caseId: string } | null;
  limit: number;
}

const columns = sql`
  case_id as "caseId", kind, subject, family_id as "familyId", order_id as "orderId", amount, currency, units,
  unit_kind as "unitKind", facts, since, closed_at as "closedAt", closed_by as "closedBy"`;

/** What is stuck, one row from when it is found until it moves again. */
export function createCases(db: Db) {
  return {
    find: (caseId: string) => db.one(sql<CaseRow>`select ${columns} from reconciliation_cases where case_id = ${caseId}`),
    locked: (caseId: string) => db.one(sql<CaseRow>`select ${columns} from reconciliation_cases where case_id = ${caseId} for update`),
    /** The oldest first while they are open, the latest first when they are closed. */
    list: ({ closed, kind, search, before, limit }: CasesWanted) => {
      const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const order = closed ? sql`closed_at desc, case_id desc` : sql`since, case_id`;
      const on = closed
        ? sql`(closed_at, case_id) < (${before?.at ?? null}, ${before?.caseId ?? null})`
        : sql`(since, case_id) > (${before?.at ?? null}, ${before?.caseId ?? null})`;
      return db.all(sql<CaseRow>`
        select ${columns} from reconciliation_cases
        where closed_at is ${closed ? sql`not null` : sql`null`} and (${kind}::text is null or kind = ${kind})
          and (${search} = '' or words like ${like}) and (${before === null} or ${on})
        order by ${order} limit ${limit}`);
    },
    counts: () =>
      db.all(sql<{ kind: CaseKind; open: number; oldest: Temporal.Instant | null }>`
        select kind, count(*) as open, min(since) as oldest from reconciliation_cases where closed_at is null group by kind`),
    /** Kinds of which something is stuck. */
    openKinds: async (): Promise<CaseKind[]> => {
      const rows = await db.all(sql<{ kind: CaseKind }>`select distinct kind from reconciliation_cases where closed_at is null`);
      return rows.map(({ kind }) => kind);
    },
    openOf: (kind: CaseKind) =>
      db.all(sql<CaseRow>`select ${columns} from reconciliation_cases where kind = ${kind} and closed_at is null`),
    /** Subjects that are not to be found again: written off, or closed since the look began. */
    async leftAlone(kind: CaseKind, subjects: readonly string[], since: Temporal.Instant): Promise<Set<string>> {
      if (subjects.length === 0) return new Set();
      const rows = await db.all(sql<{ subject: string }>`
        select subject from reconciliation_cases
        where kind = ${kind} and subject = any(${[...subjects]}::text[]) and (settled or closed_at >= ${since})`);
      return new Set(rows.map(({ subject }) => subject));
    },
    async open(kind: CaseKind, found: Found & { familyName: string | null }, at: Temporal.Instant): Promise<void> {
      const { subject, familyId, orderId, money, units, facts, since, familyName } = found;
      const words = [familyName, familyId, orderId, facts.provider, facts.ref, facts.kidName, ...found.words].filter(Boolean).join(' ');
      await db.run(sql`
        insert into reconciliation_cases (case_id, kind, subject, family_id, order_id, amount, currency, units, unit_kind, facts, words,
          since, found_at)
        values (${newId()}, ${kind}, ${subject}, ${familyId}, ${orderId}, ${money?.amount ?? null}, ${money?.currency ?? null},
          ${units?.count ?? null}, ${units?.kind ?? null}, ${JSON.stringify({ ...facts, ...(familyName && { familyName }) })}::jsonb,
          ${words.toLowerCase()}, ${since}, ${at})
        on conflict (kind, subject) where closed_at is null do nothing`);
    },
    /** It is found by this, too. */
    async addWord(caseId: string, word: string): Promise<void> {
      await db.run(sql`update reconciliation_cases set words = words || ' ' || ${word.toLowerCase()} where case_id = ${caseId}`);
    },
    /** What is known of it has changed. */
    async renew(caseId: string, facts: CaseRow['facts']): Promise<void> {
      await db.run(
        sql`update reconciliation_cases set facts = ${JSON.stringify(facts)}::jsonb where case_id = ${caseId} and closed_at is null`,
      );
    },
    /** False when it was closed before. */
    async close(caseId: string, by: 'remedy' | 'itself', at: Temporal.Instant, settled = false): Promise<boolean> {
      const closed = await db.run(sql`
        update reconciliation_cases set closed_at = ${at}, closed_by = ${by}, settled = ${settled} where case_id = ${caseId} and closed_at is null`);
      return closed > 0;
    },
  };
}

export type Cases = ReturnType<typeof createCases>;
