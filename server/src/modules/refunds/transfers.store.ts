import type { Currency } from '@school/contract/shapes';

import type { ProviderRefund, ReceivedMoney } from '#modules/payments';
import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

export type TransferState = 'queued' | 'sending' | 'sent' | 'done' | 'failed' | 'canceled';

/** Money on its way back to where it came from: of a refund, or money that bought nothing. */
export interface Transfer {
  refundId: string;
  orderId: string | null;
  provider: string;
  paymentRef: string;
  amount: number;
  currency: Currency;
  why: 'customer' | 'duplicate' | 'mismatch' | 'orphan';
  state: TransferState;
  attempt: number;
  tries: number;
  refundRef: string | null;
  paidFrom: string | null;
  lastFault: string | null;
  at: Temporal.Instant;
}

/** A transfer that waits for somebody, since when. */
export interface StoppedTransfer extends Transfer {
  changedAt: Temporal.Instant;
}

export interface RefundElsewhere extends Pick<Transfer, 'provider' | 'paymentRef' | 'amount' | 'currency'> {
  refundRef: string;
  seenAt: Temporal.Instant;
}

const columns = sql`
  refund_id as "refundId", order_id as "orderId", provider, payment_ref as "paymentRef", amount, currency, why, state, attempt, tries,
  refund_ref as "refundRef", paid_from as "paidFrom", last_fault as "lastFault", at`;

/** What is to be sent back, is with the bank, or is back. */
export function createTransfers(db: Db) {
  return {
    find: (refundId: string) => db.one(sql<Transfer>`select ${columns} from refunds_transfers where refund_id = ${refundId}`),
    locked: (refundId: string) => db.one(sql<Transfer>`select ${columns} from refunds_transfers where refund_id = ${refundId} for update`),
    byRef: (provider: string, refundRef: string) =>
      db.one(sql<Transfer>`
        select ${columns} from refunds_transfers where provider = ${provider} and refund_ref = ${refundRef}`),
    many: (refundIds: readonly string[]) =>
      db.all(sql<Transfer>`select ${columns} from refunds_transfers where refund_id = any(${[...refundIds]}::uuid[])`),
    /** The order's money goes back by the way it came. */
    async add(it: Pick<Transfer, 'refundId' | 'orderId' | 'provider' | 'paymentRef' | 'amount' | 'currency'>, now: Temporal.Instant) {
      await db.run(sql`
        insert into refunds_transfers (refund_id, order_id, provider, payment_ref, amount, currency, why, state, next_at, at, changed_at)
        values (${it.refundId}, ${it.orderId}, ${it.provider}, ${it.paymentRef}, ${it.amount}, ${it.currency}, 'customer', 'sending',
                ${now}, ${now}, ${now})`);
    },
    /** Money that bought nothing: a manager will say whether it goes back. */
    async queue(
      { provider, paymentRef, orderId, amount, currency }: ReceivedMoney,
      why: Exclude<Transfer['why'], 'customer'>,
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into refunds_transfers (refund_id, order_id, provider, payment_ref, amount, currency, why, at, changed_at)
        values (${newId()}, ${orderId}, ${provider}, ${paymentRef}, ${amount}, ${currency}, ${why}, ${at}, ${at})`);
    },
    /** Money that bought nothing and that nobody has decided about, the oldest first. */
    queued: (most: number) =>
      db.all(sql<StoppedTransfer>`
        select ${columns}, changed_at as "changedAt" from refunds_transfers
        where why <> 'customer' and state = 'queued' order by at limit ${most}`),
    /** What the bank could not carry out, or has not for longer than that, the oldest first. */
    stopped: (before: { sending: Temporal.Instant; sent: Temporal.Instant }, most: number) =>
      db.all(sql<StoppedTransfer>`
        select ${columns}, changed_at as "changedAt" from refunds_transfers
        where state = 'failed' or (state = 'sending' and changed_at <= ${before.sending}) or (state = 'sent' and changed_at <= ${before.sent})
        order by at limit ${most}`),
    /** Money that its provider sent back although the school had not asked for it, the oldest first. */
    elsewhere: (most: number) =>
      db.all(sql<RefundElsewhere>`
        select provider, refund_ref as "refundRef", payment_ref as "paymentRef", amount, currency, seen_at as "seenAt"
        from refunds_elsewhere where state = 'succeeded' order by seen_at limit ${most}`),
    /** The request to send money back that bought nothing. */
    ofUnapplied: (provider: string, paymentRef: string) =>
      db.one(sql<Transfer>`
        select ${columns} from refunds_transfers
        where provider = ${provider} and payment_ref = ${paymentRef} and why <> 'customer' for update`),
    /** How that stands, for who only looks. */
    stateOfUnapplied: async (provider: string, paymentRef: string): Promise<TransferState | undefined> =>
      (
        await db.one(sql<{ state: TransferState }>`
          select state from refunds_transfers where provider = ${provider} and payment_ref = ${paymentRef} and why <> 'customer'`)
      )?.state,
    /** Takes one that is due; unless something becomes of it, it is due again at `again`. */
    takeDue: (now: Temporal.Instant, again: (due: Transfer) => Temporal.Instant) =>
      db.inTransaction(async () => {
        const due = await db.one(sql<Transfer>`
          select ${columns} from refunds_transfers where next_at <= ${now} order by next_at limit 1 for update skip locked`);
        if (!due) return undefined;
        const asked = { ...due, tries: due.tries + 1 };
        await db.run(sql`
          update refunds_transfers set tries = ${asked.tries}, next_at = ${again(asked)} where refund_id = ${due.refundId}`);
        return asked;
      }),
    /** A new state; its tries are counted from here. */
    async become(
      { refundId, attempt }: Pick<Transfer, 'refundId' | 'attempt'>,
      it: { state: TransferState; refundRef: string | null; nextAt: Temporal.Instant | null; paidFrom?: string },
      now: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        update refunds_transfers
        set state = ${it.state}, attempt = ${attempt}, refund_ref = ${it.refundRef}, next_at = ${it.nextAt}, paid_from = ${it.paidFrom ?? null},
          tries = 0, last_fault = case when ${it.state}::text in ('done', 'sent') then null else last_fault end, changed_at = ${now}
        where refund_id = ${refundId}`);
    },
    /** The bank is asked about it at that moment; never again, when there is none. */
    async lookAt(refundId: string, at: Temporal.Instant | null): Promise<void> {
      await db.run(sql`update refunds_transfers set next_at = ${at} where refund_id = ${refundId}`);
    },
    async noteFault(refundId: string, fault: unknown): Promise<void> {
      await db.run(sql`update refunds_transfers set last_fault = ${String(fault).slice(0, 300)} where refund_id = ${refundId}`);
    },
    /** Number of this move of its money. */
    async nextMove(refundId: string): Promise<number> {
      const row = await db.one(sql<{ moves: number }>`
        update refunds_transfers set moves = moves + 1 where refund_id = ${refundId} returning moves`);
      return row?.moves ?? 0;
    },
    /** Is any money of the order on its way back, or stopped there? */
    async isOnItsWay(orderId: string): Promise<boolean> {
      return (
        (await db.one(sql`
          select 1 from refunds_transfers
          where order_id = ${orderId} and why = 'customer' and state in ('sending', 'sent', 'failed') limit 1`)) !== undefined
      );
    },
    /**
     * Money that the provider sent back although the school had not asked for it, as it was told last. What failed is
     * no money: it is noted only where it was thought to go.
     */
    async noteElsewhere(provider: string, it: ProviderRefund, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into refunds_elsewhere (provider, refund_ref, payment_ref, key, amount, currency, state, seen_at, changed_at)
        select ${provider}, ${it.refundRef}, ${it.paymentRef}, ${it.key}, ${it.amount}::bigint, ${it.currency}, ${it.state}, ${now}::timestamptz,
          ${now}::timestamptz
        where ${it.state}::text <> 'failed' or exists (
          select from refunds_elsewhere where provider = ${provider} and refund_ref = ${it.refundRef})
        on conflict (provider, refund_ref) do update set state = excluded.state, amount = excluded.amount, changed_at = excluded.changed_at`);
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
