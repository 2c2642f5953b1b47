import type { AuditAct } from '@school/contract/audit/limits';

import { type Db, sql } from '#platform/db';

/** An entry as it is kept; `number` is its place in the chain, given at the commit. */
export interface Entry {
  entryId: string;
  at: Temporal.Instant;
  byAccount: string;
  byRole: string;
  byName: string;
  impersonator: string | null;
  impersonatorName: string | null;
  act: AuditAct;
  familyId: string | null;
  subjectType: string | null;
  subjectId: string | null;
  subjectName: string | null;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

export interface EntriesAsked {
  search?: string | undefined;
  act?: AuditAct | undefined;
  accountId?: string | undefined;
  familyId?: string | undefined;
  from?: Temporal.Instant | undefined;
  /** Not included. */
  until?: Temporal.Instant | undefined;
  /** Numbers below this one. */
  before?: number | undefined;
  limit: number;
}

const columns = sql`e.entry_id as "entryId", l.number, e.at, e.by_account as "byAccount", e.by_role as "byRole", e.by_name as "byName",
  e.impersonator, e.impersonator_name as "impersonatorName", e.act, e.family_id as "familyId", e.subject_type as "subjectType",
  e.subject_id as "subjectId", e.subject_name as "subjectName", e.reason, e.before, e.after, e.request_id as "requestId"`;

const json = (value: Record<string, unknown> | null) => (value === null ? null : JSON.stringify(value));

/** The log of the staff's acts: it is written and read, never changed. */
export function createEntryStore(db: Db) {
  return {
    add: (it: Entry) =>
      db.run(sql`
        insert into audit_entries (entry_id, at, by_account, by_role, by_name, impersonator, impersonator_name, act, family_id,
          subject_type, subject_id, subject_name, reason, before, after, request_id)
        values (${it.entryId}, ${it.at}, ${it.byAccount}, ${it.byRole}, ${it.byName}, ${it.impersonator}, ${it.impersonatorName},
          ${it.act}, ${it.familyId}, ${it.subjectType}, ${it.subjectId}, ${it.subjectName}, ${it.reason}, ${json(it.before)}::jsonb,
          ${json(it.after)}::jsonb, ${it.requestId})
        on conflict (entry_id) do nothing`),
    list({ search, act, accountId, familyId, from, until, before, limit }: EntriesAsked) {
      const text = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
      return db.all(sql<Entry & { number: number }>`
        select ${columns} from audit_links l join audit_entries e using (entry_id)
        where (${before ?? null}::bigint is null or l.number < ${before ?? null})
          and (${act ?? null}::text is null or e.act = ${act ?? null})
          and (${accountId ?? null}::uuid is null or ${accountId ?? null} in (e.by_account, e.impersonator))
          and (${familyId ?? null}::uuid is null or e.family_id = ${familyId ?? null})
          and (${from?.toString() ?? null}::timestamptz is null or e.at >= ${from?.toString() ?? null})
          and (${until?.toString() ?? null}::timestamptz is null or e.at < ${until?.toString() ?? null})
          and (${text}::text is null or e.reason ilike ${text} or e.by_name ilike ${text} or e.impersonator_name ilike ${text}
            or e.subject_name ilike ${text} or e.subject_id ilike ${text})
        order by l.number desc limit ${limit}`);
    },
    /** Whoever of the staff stands in the log, by name. */
    people: () =>
      db.all(sql<{ accountId: string; name: string }>`
        select account_id as "accountId", (array_agg(name order by at desc))[1] as name from (
          select coalesce(impersonator, by_account) as account_id, coalesce(impersonator_name, by_name) as name, at from audit_entries
        ) it group by 1 order by 2`),
  };
}
