import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** How a provider's list and our books differ. */
export interface Discrepancy {
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

/** One that lasts, with the money it is about. */
export interface OpenDiscrepancy extends Pick<Discrepancy, 'provider' | 'paymentRef' | 'what' | 'orderId' | 'fault'> {
  discrepancyId: string;
  amount: number;
  currency: Currency;
  expected: { amount: number; currency: Currency } | null;
  since: Temporal.Instant;
}

/** Where providers and our books differ, from when it is first seen until they agree again. */
export function createDiscrepancies(db: Db) {
  return {
    /** Keeps a discrepancy, once while it lasts. */
    async note(
      { provider, paymentRef, what, orderId, theirs, ours, checkoutRef, fault }: Discrepancy,
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into reconciliation_discrepancies (discrepancy_id, provider, payment_ref, what, order_id, theirs, theirs_currency, ours, ours_currency,
          checkout_ref, fault, found_at, seen_at)
        values (${newId()}, ${provider}, ${paymentRef}, ${what}, ${orderId}, ${theirs?.amount ?? null}, ${theirs?.currency ?? null},
          ${ours?.amount ?? null}, ${ours?.currency ?? null}, ${checkoutRef}, ${fault?.slice(0, 300) ?? null}, ${at}, ${at})
        on conflict (provider, payment_ref, what) where ended_at is null
        do update set seen_at = excluded.seen_at, theirs = excluded.theirs, theirs_currency = excluded.theirs_currency, fault = excluded.fault`);
    },
    /** The provider and the books agree about a payment; except on what was just seen to differ. */
    async agree(provider: string, paymentRef: string, at: Temporal.Instant, but: Discrepancy['what'] | null = null): Promise<void> {
      await db.run(sql`
        update reconciliation_discrepancies set ended_at = ${at}
        where provider = ${provider} and payment_ref = ${paymentRef} and ended_at is null and what is distinct from ${but}`);
    },
    /** Those that last, the oldest first. */
    open: (most: number) =>
      db.all(sql<OpenDiscrepancy>`
        select discrepancy_id as "discrepancyId", provider, payment_ref as "paymentRef", what, order_id as "orderId", coalesce(theirs, ours) as amount,
          coalesce(theirs_currency, ours_currency) as currency, fault, found_at as since,
          case when what = 'amount' then jsonb_build_object('amount', ours, 'currency', ours_currency) end as expected
        from reconciliation_discrepancies where ended_at is null order by found_at limit ${most}`),
    find: (discrepancyId: string) =>
      db.one(sql<Discrepancy & { ended: boolean }>`
        select provider, payment_ref as "paymentRef", what, order_id as "orderId", checkout_ref as "checkoutRef", fault,
          case when theirs is not null then jsonb_build_object('amount', theirs, 'currency', theirs_currency) end as theirs,
          case when ours is not null then jsonb_build_object('amount', ours, 'currency', ours_currency) end as ours,
          ended_at is not null as ended
        from reconciliation_discrepancies where discrepancy_id = ${discrepancyId}`),
    async end(discrepancyId: string, at: Temporal.Instant): Promise<void> {
      await db.run(
        sql`update reconciliation_discrepancies set ended_at = ${at} where discrepancy_id = ${discrepancyId} and ended_at is null`,
      );
    },
  };
}

export type Discrepancies = ReturnType<typeof createDiscrepancies>;
