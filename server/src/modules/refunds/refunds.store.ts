import type { RefundStage } from '@school/contract/refunds/manager-shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { RefundState } from './rules/refund.ts';

/** What a family asked back of an order, and how far it has come. */
export interface RefundRecord {
  refundId: string;
  familyId: string;
  familyName: string;
  orderId: string;
  units: number;
  bonus: number;
  amount: number;
  /** What the school keeps of the worth of its lessons. */
  fee: number;
  /** What it would have kept by the terms of the order, and does not; why not. */
  feeWaived: number;
  waivedWhy: string | null;
  currency: Currency;
  state: RefundState;
  reason: string;
  answer: string | null;
  round: number;
  askedAt: Temporal.Instant;
  changedAt: Temporal.Instant;
}

/** A state that a refund came to; `by` is the manager who brought it there. */
export interface Step {
  refundId: string;
  state: RefundState;
  at: Temporal.Instant;
  by: { accountId: string; name: string } | null;
  note: string | null;
}

const columns = sql`
  refund_id as "refundId", family_id as "familyId", family_name as "familyName", order_id as "orderId", units, bonus, amount, fee,
  fee_waived as "feeWaived", waived_why as "waivedWhy", currency, state, reason, answer, round, asked_at as "askedAt", changed_at as "changedAt"`;

/** Where a page of managers goes on: the moment and the id of its last row. */
export interface Cursor {
  at: Temporal.Instant;
  refundId: string;
}

const statesOf = {
  waiting: sql`('asked', 'approved', 'failed')`,
  sending: sql`('sending')`,
  over: sql`('done', 'declined', 'withdrawn')`,
} satisfies Record<RefundStage, unknown>;

/** Refunds that families ask for. Who changes one has locked its family first. */
export function createRefundStore(db: Db) {
  async function step({ refundId, state, at, by, note }: Step): Promise<void> {
    await db.run(sql`
      insert into refunds_steps (refund_id, n, state, at, by_account, by_name, note)
      select ${refundId}, coalesce(max(n), 0) + 1, ${state}, ${at}, ${by?.accountId ?? null}, ${by?.name ?? null}, ${note}
      from refunds_steps where refund_id = ${refundId}`);
  }
  return {
    find: (refundId: string) => db.one(sql<RefundRecord>`select ${columns} from refunds_refunds where refund_id = ${refundId}`),
    locked: (refundId: string) =>
      db.one(sql<RefundRecord>`select ${columns} from refunds_refunds where refund_id = ${refundId} for update`),
    ofFamily: (familyId: string) =>
      db.all(
        sql<RefundRecord>`select ${columns} from refunds_refunds where family_id = ${familyId} order by asked_at desc, refund_id desc`,
      ),
    /** Orders whose refund nobody has decided yet. */
    async underWay(familyId: string): Promise<Set<string>> {
      const rows = await db.all(sql<{ id: string }>`
        select order_id as id from refunds_refunds where family_id = ${familyId} and state in ('asked', 'approved')`);
      return new Set(rows.map(({ id }) => id));
    },
    /** Orders of the family whose fee of a fixed amount is taken, or was waived: of a refund that stands. */
    async chargedOrders(familyId: string): Promise<Set<string>> {
      const rows = await db.all(sql<{ id: string }>`
        select distinct order_id as id from refunds_refunds
        where family_id = ${familyId} and fee + fee_waived > 0 and state not in ('declined', 'withdrawn')`);
      return new Set(rows.map(({ id }) => id));
    },
    /** What the school has kept of the refunds of an order that were agreed to. */
    async feesOf(orderId: string): Promise<number> {
      const row = await db.one(sql<{ fees: number }>`
        select coalesce(sum(fee), 0)::bigint as fees from refunds_refunds
        where order_id = ${orderId} and state not in ('declined', 'withdrawn')`);
      return row?.fees ?? 0;
    },
    /** Is a refund to the family under way? */
    async areOnTheirWay(familyId: string): Promise<boolean> {
      return (
        (await db.one(sql`
          select 1 from refunds_refunds where family_id = ${familyId} and state in ('asked', 'approved', 'sending', 'failed') limit 1`)) !==
        undefined
      );
    },
    async add(
      refund: Omit<RefundRecord, 'state' | 'answer' | 'round' | 'changedAt' | 'feeWaived' | 'waivedWhy'>,
      by: Step['by'],
    ): Promise<void> {
      await db.run(sql`
        insert into refunds_refunds (refund_id, family_id, family_name, order_id, units, bonus, amount, fee, currency, reason, asked_at, changed_at)
        values (${refund.refundId}, ${refund.familyId}, ${refund.familyName}, ${refund.orderId}, ${refund.units}, ${refund.bonus},
                ${refund.amount}, ${refund.fee}, ${refund.currency}, ${refund.reason}, ${refund.askedAt}, ${refund.askedAt})`);
      await step({ refundId: refund.refundId, state: 'asked', at: refund.askedAt, by, note: null });
    },
    /** A new state with its step; an answer stays for the family to read. */
    async become(it: Step & { answer?: string }): Promise<void> {
      await db.run(sql`
        update refunds_refunds set state = ${it.state}, changed_at = ${it.at}, answer = coalesce(${it.answer ?? null}, answer)
        where refund_id = ${it.refundId}`);
      await step(it);
    },
    /** The school keeps nothing of it: the fee goes to the family with the rest. */
    async waiveFee({ refundId, why, at }: { refundId: string; why: string; at: Temporal.Instant }): Promise<void> {
      await db.run(sql`
        update refunds_refunds
        set amount = amount + fee, fee_waived = fee, fee = 0, waived_why = ${why}, changed_at = ${at}
        where refund_id = ${refundId}`);
    },
    async nextRound(refundId: string): Promise<number> {
      const row = await db.one(sql<{ round: number }>`
        update refunds_refunds set round = round + 1 where refund_id = ${refundId} returning round`);
      return row?.round ?? 0;
    },
    /** Refunds at a stage: what waits and what is on its way the oldest first, what is over the newest first. */
    page: (stage: RefundStage, search: string, after: Cursor | undefined, most: number) => {
      const words = sql`family_name ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
      return stage === 'over'
        ? db.all(sql<RefundRecord>`
            select ${columns} from refunds_refunds
            where state in ${statesOf.over} and ${words}
              and (${after?.at ?? null}::timestamptz is null or (changed_at, refund_id) < (${after?.at ?? null}, ${after?.refundId ?? null}))
            order by changed_at desc, refund_id desc limit ${most}`)
        : db.all(sql<RefundRecord>`
            select ${columns} from refunds_refunds
            where state in ${statesOf[stage]} and ${words}
              and (${after?.at ?? null}::timestamptz is null or (asked_at, refund_id) > (${after?.at ?? null}, ${after?.refundId ?? null}))
            order by asked_at, refund_id limit ${most}`);
    },
    async counts(): Promise<Record<'waiting' | 'sending', number>> {
      const row = await db.one(sql<Record<'waiting' | 'sending', number>>`
        select (select count(*) from refunds_refunds where state in ${statesOf.waiting}) as waiting,
          (select count(*) from refunds_refunds where state in ${statesOf.sending}) as sending`);
      return row ?? { waiting: 0, sending: 0 };
    },
    stepsOf: (refundIds: readonly string[]) =>
      db.all(sql<Step>`
        select refund_id as "refundId", state, at, note,
          case when by_account is not null then jsonb_build_object('accountId', by_account, 'name', by_name) end as by
        from refunds_steps where refund_id = any(${[...refundIds]}::uuid[]) order by refund_id, n`),
  };
}

export type RefundStore = ReturnType<typeof createRefundStore>;
