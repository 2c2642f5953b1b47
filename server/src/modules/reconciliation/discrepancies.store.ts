import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** How a provider's list and our books differ. */
export interface Break {
  provider: string;
  paymentRef: string;
  /** not_applied: money of the provider that we could not take in; amount: another amount; missing: it knows nothing of it. */
  what: 'not_applied' | 'amount' | 'missing';
  orderId: string | null;
  theirs: { amount: number; currency: string } | null;
  ours: { amount: number; currency: string } | null;
  /** The provider's name of the checkout, where it is known. */
  checkoutRef: string | null;
  fault: string | null;
}

/** Money of a provider in our books. */
export interface Booked {
  paymentRef: string;
  orderId: string | null;
  amount: number;
  currency: string;
  /** The provider's name of the checkout it came by. */
  checkoutRef: string | null;
}

const booked = sql`
  select p.payment_ref as "paymentRef", p.order_id as "orderId", p.amount, p.currency,
    (select a.provider_ref from payments_attempts a
     where a.order_id = p.order_id and a.provider = p.provider and a.state = 'succeeded' order by a.number desc limit 1) as "checkoutRef"
  from payments_payments p`;

/** Where providers and our books differ, from when it is first seen until they agree again. */
export function createBreaks(db: Db) {
  return {
    booked: (provider: string, paymentRef: string) =>
      db.one(sql<Booked>`${booked} where p.provider = ${provider} and p.payment_ref = ${paymentRef}`),
    /** Money that was booked in [from, to). */
    bookedBetween: (provider: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<Booked>`${booked} where p.provider = ${provider} and p.at >= ${from} and p.at < ${to} order by p.at`),
    /** Keeps a break, once while it lasts. */
    async note({ provider, paymentRef, what, orderId, theirs, ours, checkoutRef, fault }: Break, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into payments_breaks (break_id, provider, payment_ref, what, order_id, theirs, theirs_currency, ours, ours_currency,
          checkout_ref, fault, found_at, seen_at)
        values (${newId()}, ${provider}, ${paymentRef}, ${what}, ${orderId}, ${theirs?.amount ?? null}, ${theirs?.currency ?? null},
          ${ours?.amount ?? null}, ${ours?.currency ?? null}, ${checkoutRef}, ${fault?.slice(0, 300) ?? null}, ${at}, ${at})
        on conflict (provider, payment_ref, what) where ended_at is null
        do update set seen_at = excluded.seen_at, theirs = excluded.theirs, theirs_currency = excluded.theirs_currency, fault = excluded.fault`);
    },
    /** The provider and the books agree about a payment; except on what was just seen to differ. */
    async agree(provider: string, paymentRef: string, at: Temporal.Instant, but: Break['what'] | null = null): Promise<void> {
      await db.run(sql`
        update payments_breaks set ended_at = ${at}
        where provider = ${provider} and payment_ref = ${paymentRef} and ended_at is null and what is distinct from ${but}`);
    },
    find: (breakId: string) =>
      db.one(sql<Break & { ended: boolean }>`
        select provider, payment_ref as "paymentRef", what, order_id as "orderId", checkout_ref as "checkoutRef", fault,
          case when theirs is not null then jsonb_build_object('amount', theirs, 'currency', theirs_currency) end as theirs,
          case when ours is not null then jsonb_build_object('amount', ours, 'currency', ours_currency) end as ours,
          ended_at is not null as ended
        from payments_breaks where break_id = ${breakId}`),
    async end(breakId: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update payments_breaks set ended_at = ${at} where break_id = ${breakId} and ended_at is null`);
    },
  };
}

export type Breaks = ReturnType<typeof createBreaks>;
