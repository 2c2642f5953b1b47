import { randomUUID } from 'node:crypto';

import type { Currency, Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** What the person at the checkout did: `slow` is a payment that the bank takes its time with. */
export type Choice = 'succeed' | 'slow' | 'decline' | 'fail';

export type BankState = 'open' | 'processing' | 'succeeded' | 'declined' | 'failed';

export interface BankCheckout {
  ref: string;
  merchantKey: string;
  amount: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  locale: Locale;
  state: BankState;
}

export interface BankRefund {
  refundRef: string;
  merchantKey: string;
  ref: string;
  amount: number;
  currency: Currency;
  state: 'pending' | 'succeeded' | 'failed';
}

export interface BankWebhook {
  eventId: string;
  body: string;
  tries: number;
}

const columns = sql`
  ref, merchant_key as "merchantKey", amount, currency, description, return_url as "returnUrl", locale, state`;

const refunds = sql`
  select r.refund_ref as "refundRef", r.merchant_key as "merchantKey", r.ref, r.amount, c.currency, r.state
  from payments_sandbox_refunds r join payments_sandbox_checkouts c using (ref)`;

/** The books of the sandbox bank. */
export function createBankBooks(db: Db) {
  return {
    find: (ref: string) => db.one(sql<BankCheckout>`select ${columns} from payments_sandbox_checkouts where ref = ${ref}`),
    byKey: (key: string) => db.one(sql<BankCheckout>`select ${columns} from payments_sandbox_checkouts where merchant_key = ${key}`),
    async open(checkout: Omit<BankCheckout, 'state'>, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into payments_sandbox_checkouts (ref, merchant_key, amount, currency, description, return_url, locale, created_at, changed_at)
        values (${checkout.ref}, ${checkout.merchantKey}, ${checkout.amount}, ${checkout.currency}, ${checkout.description},
                ${checkout.returnUrl}, ${checkout.locale}, ${now}, ${now}) on conflict do nothing`);
    },
    /** Settles an open checkout; undefined when it had been settled before. */
    settle: (ref: string, state: BankState, settlesAt: Temporal.Instant | null, now: Temporal.Instant) =>
      db.one(sql<BankCheckout>`
        update payments_sandbox_checkouts set state = ${state}, settles_at = ${settlesAt}, changed_at = ${now}
        where ref = ${ref} and state = 'open' returning ${columns}`),
    /** Slow payments whose time has come. */
    settleDue: (now: Temporal.Instant) =>
      db.all(sql<BankCheckout>`
        update payments_sandbox_checkouts set state = 'succeeded', settles_at = null, changed_at = ${now}
        where settles_at <= ${now} returning ${columns}`),
    changedSince: (since: Temporal.Instant) =>
      db.all(
        sql<BankCheckout>`select ${columns} from payments_sandbox_checkouts where changed_at >= ${since} order by changed_at limit 5000`,
      ),
    async addRefund(key: string, ref: string, amount: number, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into payments_sandbox_refunds (merchant_key, refund_ref, ref, amount, at, changed_at)
        values (${key}, ${`rf_${randomUUID()}`}, ${ref}, ${amount}, ${now}, ${now}) on conflict do nothing`);
    },
    findRefund: (refundRef: string) => db.one(sql<BankRefund>`${refunds} where r.refund_ref = ${refundRef}`),
    refundByKey: (key: string) => db.one(sql<BankRefund>`${refunds} where r.merchant_key = ${key}`),
    refundsSince: (since: Temporal.Instant) => db.all(sql<BankRefund>`${refunds} where r.changed_at >= ${since} order by r.changed_at`),
    async refundedOf(ref: string): Promise<number> {
      const row = await db.one(sql<{ amount: number | string }>`
        select coalesce(sum(amount), 0) as amount from payments_sandbox_refunds where ref = ${ref} and state <> 'failed'`);
      return Number(row?.amount ?? 0);
    },
    async addWebhook(eventId: string, ref: string, body: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into payments_sandbox_webhooks (event_id, ref, body, next_at, created_at) values (${eventId}, ${ref}, ${body}, ${now}, ${now})`);
    },
    /** Takes one webhook that is due; when it is not acknowledged, it is due again at `again`. */
    takeDue: (now: Temporal.Instant, again: (tries: number) => Temporal.Instant | null) =>
      db.inTransaction(async () => {
        const due = await db.one(sql<BankWebhook>`
          select event_id as "eventId", body, tries from payments_sandbox_webhooks
          where next_at <= ${now} order by next_at limit 1 for update skip locked`);
        if (!due) return undefined;
        await db.run(sql`
          update payments_sandbox_webhooks set tries = tries + 1, next_at = ${again(due.tries + 1)} where event_id = ${due.eventId}`);
        return due;
      }),
    async acknowledged(eventId: string): Promise<void> {
      await db.run(sql`update payments_sandbox_webhooks set next_at = null where event_id = ${eventId}`);
    },
  };
}

export type BankBooks = ReturnType<typeof createBankBooks>;
