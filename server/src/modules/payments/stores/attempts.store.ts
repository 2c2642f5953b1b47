import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { Attempt, AttemptState } from '../rules/order.ts';

const columns = sql`
  attempt_id as "attemptId", order_id as "orderId", number, provider, method, state, provider_ref as "providerRef",
  checkout_url as "checkoutUrl", off_session as "offSession", card_id as "cardId", created_at as "createdAt", polls`;

export interface UnfinishedAttempt extends Pick<
  Attempt,
  'attemptId' | 'orderId' | 'provider' | 'providerRef' | 'state' | 'polls' | 'createdAt'
> {
  familyId: string;
  amount: number;
  currency: Currency;
  pollAt: Temporal.Instant | null;
  fault: string | null;
}

/** Tries to pay. Their rows are written before the provider is asked. */
export function createAttempts(db: Db) {
  return {
    find: (attemptId: string) => db.one(sql<Attempt>`select ${columns} from payments_attempts where attempt_id = ${attemptId}`),
    byRef: (provider: string, ref: string) =>
      db.one(sql<Attempt>`select ${columns} from payments_attempts where provider = ${provider} and provider_ref = ${ref}`),
    latest: (orderId: string) =>
      db.one(sql<Attempt>`select ${columns} from payments_attempts where order_id = ${orderId} order by number desc limit 1`),
    /** A new try of the order, under the next number. */
    async add({
      offSession = false,
      cardId = null,
      ...attempt
    }: Pick<Attempt, 'attemptId' | 'orderId' | 'provider' | 'method' | 'createdAt'> &
      Partial<Pick<Attempt, 'offSession' | 'cardId'>>): Promise<void> {
      await db.run(sql`
        insert into payments_attempts (attempt_id, order_id, number, provider, method, off_session, card_id, created_at, changed_at)
        select ${attempt.attemptId}, ${attempt.orderId}, coalesce(max(number), 0) + 1, ${attempt.provider}, ${attempt.method},
               ${offSession}, ${cardId}, ${attempt.createdAt}, ${attempt.createdAt}
        from payments_attempts where order_id = ${attempt.orderId}`);
    },
    /** The provider has opened its checkout. Answers false when somebody else noted it first. */
    async opened(
      attemptId: string,
      { ref, url }: { ref: string; url: string | null },
      pollAt: Temporal.Instant | null,
      now: Temporal.Instant,
    ): Promise<boolean> {
      const changed = await db.run(sql`
        update payments_attempts set state = 'pending', provider_ref = ${ref}, checkout_url = ${url}, poll_at = ${pollAt}, changed_at = ${now}
        where attempt_id = ${attemptId} and state = 'preparing'`);
      return changed > 0;
    },
    /** A new state; finished attempts are not asked for any more. */
    async become(attemptId: string, state: AttemptState, ref: string | null, now: Temporal.Instant): Promise<void> {
      const isFinished = state === 'failed' || state === 'succeeded';
      await db.run(sql`
        update payments_attempts
        set state = ${state}, provider_ref = coalesce(provider_ref, ${ref}), changed_at = ${now}, poll_at = case when ${isFinished} then null else poll_at end
        where attempt_id = ${attemptId}`);
    },
    /** Is a payment of the family under way? */
    async areOnTheirWay(familyId: string): Promise<boolean> {
      return (
        (await db.one(sql`
          select 1 from payments_attempts join payments_orders using (order_id)
          where family_id = ${familyId} and payments_attempts.state in ('pending', 'processing', 'unknown') limit 1`)) !== undefined
      );
    },
    /** Charges of a kept card for this order that were declined. */
    async declinedCharges(orderId: string): Promise<number> {
      const row = await db.one(sql<{ n: number }>`
        select count(*)::int as n from payments_attempts where order_id = ${orderId} and off_session and state = 'failed'`);
      return row?.n ?? 0;
    },
    async noteFault(attemptId: string, fault: unknown): Promise<void> {
      await db.run(sql`update payments_attempts set last_fault = ${String(fault).slice(0, 300)} where attempt_id = ${attemptId}`);
    },
    /** The provider has answered again. */
    async forgetFault(attemptId: string): Promise<void> {
      await db.run(sql`update payments_attempts set last_fault = null where attempt_id = ${attemptId} and last_fault is not null`);
    },
    /**
     * Those begun before that moment whose end nobody knows, the oldest first, with their orders. A checkout that is open at
     * a provider which answers is no trouble: nobody has paid there yet.
     */
    unfinished: (before: Temporal.Instant, most: number) =>
      db.all(sql<UnfinishedAttempt>`
        select a.attempt_id as "attemptId", a.order_id as "orderId", o.family_id as "familyId", o.amount, o.currency, a.provider,
          a.provider_ref as "providerRef", a.state, a.polls, a.poll_at as "pollAt", a.last_fault as fault, a.created_at as "createdAt"
        from payments_attempts a join payments_orders o using (order_id)
        where a.created_at <= ${before} and o.state in ('open', 'superseded', 'expired')
          and (a.state in ('preparing', 'processing', 'unknown') or (a.state = 'pending' and a.last_fault is not null))
        order by a.created_at limit ${most}`),
    /** Charges of saved cards, begun before that moment by somebody who was there, that the provider has not answered. */
    unanswered: (before: Temporal.Instant, most: number) =>
      db.all(sql<Attempt>`
        select ${columns} from payments_attempts
        where state = 'preparing' and card_id is not null and not off_session and created_at <= ${before} order by created_at limit ${most}`),
    dueToPoll: (now: Temporal.Instant, most: number) =>
      db.all(sql<Attempt & { providerRef: string }>`
        select ${columns} from payments_attempts where poll_at is not null and poll_at <= ${now} order by poll_at limit ${most}`),
    async polled(attemptId: string, pollAt: Temporal.Instant | null): Promise<void> {
      await db.run(sql`
        update payments_attempts set polls = polls + 1, poll_at = ${pollAt} where attempt_id = ${attemptId} and poll_at is not null`);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
