import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export interface BankRefund {
  refundRef: string;
  merchantKey: string;
  ref: string;
  paymentRef: string;
  amount: number;
  currency: Currency;
  state: 'pending' | 'succeeded' | 'failed';
}

/** How a refund begins; a pending one ends at its time. */
export interface RefundCourse {
  state: BankRefund['state'];
  settlesAt: Temporal.Instant | null;
  ends: 'succeeded' | 'failed' | null;
}

const columns = sql`
  r.refund_ref as "refundRef", r.merchant_key as "merchantKey", r.ref, r.payment_ref as "paymentRef", r.amount,
  (select currency from sandbox_checkouts c where c.ref = r.ref) as currency, r.state`;

const refunds = sql`select ${columns} from sandbox_refunds r`;

/** Money on its way back, in the books of the sandbox bank. */
export function createRefundBooks(db: Db) {
  return {
    find: (refundRef: string) => db.one(sql<BankRefund>`${refunds} where r.refund_ref = ${refundRef}`),
    byKey: (key: string) => db.one(sql<BankRefund>`${refunds} where r.merchant_key = ${key}`),
    changedSince: (since: Temporal.Instant) =>
      db.all(sql<BankRefund>`${refunds} where r.changed_at >= ${since} order by r.changed_at limit 5000`),
    /** Locks the payment, so that two refunds at once do not send back more than came. */
    lock: (ref: string) => db.one(sql`select 1 from sandbox_checkouts where ref = ${ref} for update`),
    async add(
      refund: Pick<BankRefund, 'refundRef' | 'merchantKey' | 'ref' | 'paymentRef' | 'amount'>,
      { state, settlesAt, ends }: RefundCourse,
      now: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into sandbox_refunds (merchant_key, refund_ref, ref, payment_ref, amount, state, settles_at, ends, at, changed_at)
        values (${refund.merchantKey}, ${refund.refundRef}, ${refund.ref}, ${refund.paymentRef}, ${refund.amount}, ${state},
                ${settlesAt}, ${ends}, ${now}, ${now})`);
    },
    /** Refunds whose time has come. */
    settleDue: (now: Temporal.Instant) =>
      db.all(sql<BankRefund>`
        update sandbox_refunds r set state = r.ends, ends = null, settles_at = null, changed_at = ${now}
        where r.settles_at <= ${now} returning ${columns}`),
    /** What was sent back of a payment or is under way, and how many tries there were. */
    async soFar(paymentRef: string): Promise<{ amount: number; tries: number }> {
      const row = await db.one(sql<{ amount: number | string; tries: number | string }>`
        select coalesce(sum(amount) filter (where state <> 'failed'), 0) as amount, count(*) as tries
        from sandbox_refunds where payment_ref = ${paymentRef}`);
      return { amount: Number(row?.amount ?? 0), tries: Number(row?.tries ?? 0) };
    },
  };
}

export type RefundBooks = ReturnType<typeof createRefundBooks>;
