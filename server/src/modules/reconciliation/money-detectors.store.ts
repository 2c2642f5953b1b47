import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import { deadAfterTries } from '../payments/rules/trying-again.ts';
import type { AttemptState } from '../payments/rules/order.ts';
import { mostFound, stuckAfter } from './overdue-after.ts';

interface Whose {
  orderId: string | null;
  familyId: string | null;
}
interface Amount {
  amount: number;
  currency: Currency;
}

/** Money that bought nothing and that nobody has decided about; or that does not get back. */
export interface StuckTransfer extends Whose, Amount {
  refundId: string;
  provider: string;
  paymentRef: string;
  why: 'duplicate' | 'mismatch' | 'orphan' | 'customer';
  state: 'queued' | 'sending' | 'sent' | 'failed';
  tries: number;
  fault: string | null;
  wanted: Amount | null;
  since: Temporal.Instant;
}

/** A payment nobody knows the end of. */
export interface StuckAttempt extends Whose, Amount {
  attemptId: string;
  provider: string;
  ref: string | null;
  state: AttemptState;
  polls: number;
  nextTryAt: Temporal.Instant | null;
  fault: string | null;
  since: Temporal.Instant;
}

/** News of a provider that cannot be applied. */
export interface DeadLetter extends Whose {
  provider: string;
  eventId: string;
  paymentRef: string | null;
  amount: number | null;
  currency: Currency | null;
  tries: number;
  nextTryAt: Temporal.Instant | null;
  fault: string | null;
  since: Temporal.Instant;
}

/** A difference between a provider and the books. */
export interface OpenBreak extends Whose, Amount {
  breakId: string;
  provider: string;
  paymentRef: string;
  what: 'not_applied' | 'amount' | 'missing' | 'refund';
  expected: Amount | null;
  fault: string | null;
  since: Temporal.Instant;
}

const transfers = sql`
  select r.refund_id as "refundId", r.order_id as "orderId", o.family_id as "familyId", r.provider, r.payment_ref as "paymentRef", r.why,
    r.amount, r.currency, r.state, r.tries, r.last_fault as fault,
    case when r.why = 'mismatch' then jsonb_build_object('amount', o.amount, 'currency', o.currency) end as wanted, r.changed_at as since
  from payments_refund_requests r left join payments_orders o using (order_id)`;

/** What is stuck among orders, payments and refunds now. */
export const createStuckMoney = (db: Db) => ({
  unapplied: () =>
    db.all(sql<StuckTransfer>`${transfers} where r.why <> 'customer' and r.state = 'queued' order by r.at limit ${mostFound}`),

  transfers: (now: Temporal.Instant) =>
    db.all(sql<StuckTransfer>`
      ${transfers}
      where r.state = 'failed' or (r.state = 'sending' and r.changed_at <= ${now.subtract(stuckAfter.sending)})
        or (r.state = 'sent' and r.changed_at <= ${now.subtract(stuckAfter.sent)})
      order by r.at limit ${mostFound}`),

  /** A checkout that is open at a provider which answers is no trouble: nobody has paid there yet. */
  attempts: (now: Temporal.Instant) =>
    db.all(sql<StuckAttempt>`
      select a.attempt_id as "attemptId", a.order_id as "orderId", o.family_id as "familyId", o.amount, o.currency, a.provider,
        a.provider_ref as ref, a.state, a.polls, a.poll_at as "nextTryAt", a.last_fault as fault, a.created_at as since
      from payments_attempts a join payments_orders o using (order_id)
      where a.created_at <= ${now.subtract(stuckAfter.pending)} and o.state in ('open', 'superseded', 'expired')
        and (a.state in ('preparing', 'processing', 'unknown') or (a.state = 'pending' and a.last_fault is not null))
      order by a.created_at limit ${mostFound}`),

  /** One whose money is known to be missing from the books already is told of as that. */
  deadLetters: () =>
    db.all(sql<DeadLetter>`
      select i.provider, i.event_id as "eventId", coalesce(i.body #>> '{payment,paymentRef}', i.body #>> '{refund,paymentRef}') as "paymentRef",
        coalesce(i.body #>> '{payment,amount}', i.body #>> '{refund,amount}')::bigint as amount,
        coalesce(i.body #>> '{payment,currency}', i.body #>> '{refund,currency}') as currency,
        i.tries, i.next_try_at as "nextTryAt", i.last_fault as fault, i.received_at as since,
        o.order_id as "orderId", o.family_id as "familyId"
      from payments_inbox i
      left join payments_attempts a on a.provider = i.provider and a.provider_ref = i.body #>> '{payment,ref}'
      left join payments_orders o on o.order_id = a.order_id
      where i.done_at is null and i.tries >= ${deadAfterTries}
        and not exists (
          select from payments_breaks b
          where b.provider = i.provider and b.payment_ref = i.body #>> '{payment,paymentRef}' and b.what = 'not_applied' and b.ended_at is null)
      order by i.received_at limit ${mostFound}`),

  breaks: () =>
    db.all(sql<OpenBreak>`
      select b.break_id as "breakId", b.provider, b.payment_ref as "paymentRef", b.what, coalesce(b.theirs, b.ours) as amount,
        coalesce(b.theirs_currency, b.ours_currency) as currency, b.fault, b.found_at as since, b.order_id as "orderId",
        o.family_id as "familyId",
        case when b.what = 'amount' then jsonb_build_object('amount', b.ours, 'currency', b.ours_currency) end as expected
      from payments_breaks b left join payments_orders o using (order_id)
      where b.ended_at is null
      union all
      select null, e.provider, e.refund_ref, 'refund', e.amount, e.currency, null, e.seen_at, p.order_id, o.family_id, null
      from payments_refunds_elsewhere e
      left join payments_payments p using (provider, payment_ref) left join payments_orders o using (order_id)
      where e.state = 'succeeded'
      order by since limit ${mostFound}`),

  /** Orders of the same amount that are not paid, the newest first; of one family, where the money has one. */
  payable: ({ amount, currency }: Amount, familyId: string | null) =>
    db.all(sql<{
      orderId: string;
      familyId: string;
      lessons: number;
      productCode: string;
      amount: number;
      currency: Currency;
      createdAt: Temporal.Instant;
    }>`
      select order_id as "orderId", family_id as "familyId", lessons, product_code as "productCode", amount, currency, created_at as "createdAt"
      from payments_orders
      where amount = ${amount} and currency = ${currency} and state in ('open', 'superseded', 'expired')
        and (${familyId}::uuid is null or family_id = ${familyId})
      order by created_at desc limit 20`),

  /** Unapplied money was put right otherwise than by sending it back. */
  async putRight(
    it: Amount & { provider: string; paymentRef: string; became: 'applied' | 'kept'; orderId: string | null },
    at: Temporal.Instant,
  ): Promise<void> {
    await db.run(sql`
      insert into payments_put_right (provider, payment_ref, became, order_id, amount, currency, at)
      values (${it.provider}, ${it.paymentRef}, ${it.became}, ${it.orderId}, ${it.amount}, ${it.currency}, ${at})`);
  },
});

export type StuckMoney = ReturnType<typeof createStuckMoney>;
