import { approvalLimits, type ApprovedAct } from '@school/contract/approvals/limits';
import type { Approval, OverLimit } from '@school/contract/approvals/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { Sums } from './rules/needs-second.ts';

/** An act that was asked for, as it is kept. */
export interface ApprovalRecord {
  approvalId: string;
  key: string;
  act: ApprovedAct;
  familyId: string | null;
  familyName: string | null;
  units: number | null;
  amount: number | null;
  currency: Currency | null;
  payload: unknown;
  reason: string;
  state: Approval['state'];
  askedBy: string;
  askedName: string;
  askedAt: Temporal.Instant;
  decidedBy: string | null;
  decidedName: string | null;
  decidedAt: Temporal.Instant | null;
  answer: string | null;
  over: OverLimit | null;
}

/** What is said about the end of an act. */
export type Decision = Pick<ApprovalRecord, 'state' | 'decidedBy' | 'decidedName' | 'answer'> & { decidedAt: Temporal.Instant };

/** Which acts a list shows; `after` names the last one of the page before. */
export interface ApprovalsAsked {
  state: 'waiting' | 'decided';
  act: ApprovedAct | undefined;
  search: string | undefined;
  after: { at: Temporal.Instant; approvalId: string } | undefined;
  limit: number;
}

const columns = sql`
  approval_id as "approvalId", key, act, family_id as "familyId", family_name as "familyName", units, amount, currency, payload, reason,
  state, asked_by as "askedBy", asked_name as "askedName", asked_at as "askedAt", decided_by as "decidedBy",
  decided_name as "decidedName", decided_at as "decidedAt", answer, over_limit as over`;

/** Acts of managers that one or two people answer for. */
export function createApprovalStore(db: Db) {
  return {
    /** False when the key is known already. */
    async add(it: ApprovalRecord): Promise<boolean> {
      const added = await db.run(sql`
        insert into approvals (approval_id, key, act, family_id, family_name, units, amount, currency, payload, reason, state,
          asked_by, asked_name, asked_at, decided_at, over_limit)
        values (${it.approvalId}, ${it.key}, ${it.act}, ${it.familyId}, ${it.familyName}, ${it.units}, ${it.amount}, ${it.currency},
          ${JSON.stringify(it.payload)}::jsonb, ${it.reason}, ${it.state}, ${it.askedBy}, ${it.askedName}, ${it.askedAt}, ${it.decidedAt},
          ${it.over && JSON.stringify(it.over)}::jsonb)
        on conflict (key) do nothing`);
      return added === 1;
    },
    /** Until the commit nobody else weighs what this manager moves. */
    lockManager: (accountId: string) => db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`approvals ${accountId}`}, 0))`),
    /** What this manager, and whoever for this family, has moved alone in 24 hours and 30 days. */
    async movedAlone(accountId: string, familyId: string | null, currency: Currency | null, now: Temporal.Instant): Promise<Sums> {
      const [day, month] = [now.subtract({ hours: 24 }), now.subtract({ hours: 24 * approvalLimits.monthDays })];
      const row = await db.one(sql<Record<string, number>>`
        select
          coalesce(sum(units) filter (where asked_by = ${accountId} and asked_at > ${day}), 0)::int as mdu,
          coalesce(sum(units) filter (where asked_by = ${accountId}), 0)::int as mmu,
          coalesce(sum(units) filter (where family_id = ${familyId} and asked_at > ${day}), 0)::int as fdu,
          coalesce(sum(units) filter (where family_id = ${familyId}), 0)::int as fmu,
          coalesce(sum(amount) filter (where currency = ${currency} and asked_by = ${accountId} and asked_at > ${day}), 0)::float8 as mda,
          coalesce(sum(amount) filter (where currency = ${currency} and asked_by = ${accountId}), 0)::float8 as mma,
          coalesce(sum(amount) filter (where currency = ${currency} and family_id = ${familyId} and asked_at > ${day}), 0)::float8 as fda,
          coalesce(sum(amount) filter (where currency = ${currency} and family_id = ${familyId}), 0)::float8 as fma
        from approvals
        where state = 'approved' and decided_by is null and asked_at > ${month} and (asked_by = ${accountId} or family_id = ${familyId})`);
      const of = (units: string, amount: string) => ({ units: row?.[units] ?? 0, amount: row?.[amount] ?? 0 });
      return {
        family: { day: of('fdu', 'fda'), month: of('fmu', 'fma') },
        manager: { day: of('mdu', 'mda'), month: of('mmu', 'mma') },
      };
    },
    find: (approvalId: string) => db.one(sql<ApprovalRecord>`select ${columns} from approvals where approval_id = ${approvalId}`),
    findByKey: (key: string) => db.one(sql<ApprovalRecord>`select ${columns} from approvals where key = ${key}`),
    /** True when it still waited; nobody else decides it then. */
    async decide(approvalId: string, { state, decidedBy, decidedName, decidedAt, answer }: Decision): Promise<boolean> {
      const decided = await db.run(sql`
        update approvals set state = ${state}, decided_by = ${decidedBy}, decided_name = ${decidedName}, decided_at = ${decidedAt},
          answer = ${answer}
        where approval_id = ${approvalId} and state = 'waiting'`);
      return decided === 1;
    },
    list({ state, act, search, after, limit }: ApprovalsAsked) {
      const text = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
      const fits = sql`
        (${act ?? null}::text is null or act = ${act ?? null})
        and (${text}::text is null or family_name ilike ${text} or reason ilike ${text} or asked_name ilike ${text}
          or decided_name ilike ${text})`;
      const at = after?.at.toString() ?? null;
      const last = after?.approvalId ?? null;
      return db.all(
        state === 'waiting'
          ? sql<ApprovalRecord>`
              select ${columns} from approvals where state = 'waiting' and ${fits}
                and (${at}::timestamptz is null or (asked_at, approval_id) > (${at}, ${last}))
              order by asked_at, approval_id limit ${limit}`
          : sql<ApprovalRecord>`
              select ${columns} from approvals where state <> 'waiting' and ${fits}
                and (${at}::timestamptz is null or (decided_at, approval_id) < (${at}, ${last}))
              order by decided_at desc, approval_id desc limit ${limit}`,
      );
    },
    /** Everything asked about a family, the newest first. */
    ofFamily: (familyId: string, limit: number) =>
      db.all(sql<ApprovalRecord>`
        select ${columns} from approvals where family_id = ${familyId} order by asked_at desc, approval_id desc limit ${limit}`),
  };
}

export type ApprovalStore = ReturnType<typeof createApprovalStore>;
