import type { Currency, Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** How to find a payment in ERIP, as bePaid says it. */
export interface EripPath {
  accountNumber: string;
  instruction: readonly string[];
  serviceNo: string | null;
  /** A picture as a data address. */
  qr: string | null;
}

/** Something asked of bePaid: a checkout, a payment of ERIP, a charge. */
export interface BepaidRequest {
  key: string;
  what: 'card' | 'erip' | 'charge';
  amount: number;
  currency: Currency;
  description: string;
  returnPath: string;
  locale: Locale;
  accountNumber: number | string;
  askedAt: Temporal.Instant;
  /** Until when it can be paid in ERIP; a charge is made at once. */
  payableUntil: Temporal.Instant | null;
  ref: string | null;
  url: string | null;
  erip: EripPath | null;
}

export interface BepaidRefund {
  key: string;
  paymentRef: string;
  amount: number;
  currency: Currency;
  askedAt: Temporal.Instant;
  refundRef: string | null;
}

const requests = sql`
  select key, what, amount, currency, description, return_path as "returnPath", locale, account_number as "accountNumber",
         asked_at as "askedAt", payable_until as "payableUntil", ref, url, erip
  from payments_bepaid_requests`;

const refunds = sql`
  select key, payment_ref as "paymentRef", amount, currency, asked_at as "askedAt", refund_ref as "refundRef" from payments_bepaid_refunds`;

/** What the school has asked of bePaid, and what it was answered. */
export function createBepaidRequests(db: Db) {
  return {
    request: (key: string) => db.one(sql<BepaidRequest>`${requests} where key = ${key}`),
    requestOf: (ref: string) => db.one(sql<BepaidRequest>`${requests} where ref = ${ref}`),
    /** Notes what is about to be asked; nothing when it was noted before. */
    async note(
      {
        key,
        what,
        amount,
        currency,
        description,
        returnPath,
        locale,
        payableUntil,
      }: Omit<BepaidRequest, 'accountNumber' | 'askedAt' | 'ref' | 'url' | 'erip'>,
      now: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into payments_bepaid_requests (key, what, amount, currency, description, return_path, locale, asked_at, payable_until)
        values (${key}, ${what}, ${amount}, ${currency}, ${description}, ${returnPath}, ${locale}, ${now}, ${payableUntil}) on conflict do nothing`);
    },
    /** Notes the first answer; later ones were never shown to anybody. */
    async answered(key: string, { ref, url, erip }: Pick<BepaidRequest, 'ref' | 'url' | 'erip'>): Promise<void> {
      await db.run(sql`
        update payments_bepaid_requests set ref = ${ref}, url = ${url}, erip = ${erip === null ? null : JSON.stringify(erip)}::jsonb
        where key = ${key} and ref is null`);
    },
    refund: (key: string) => db.one(sql<BepaidRefund>`${refunds} where key = ${key}`),
    refundOf: (refundRef: string) => db.one(sql<BepaidRefund>`${refunds} where refund_ref = ${refundRef}`),
    /** A refund that was asked for, whose answer was lost on the way. */
    lostRefund: (paymentRef: string, amount: number) =>
      db.one(sql<BepaidRefund>`
        ${refunds} where payment_ref = ${paymentRef} and amount = ${amount} and refund_ref is null order by asked_at limit 1`),
    async noteRefund({ key, paymentRef, amount, currency }: Omit<BepaidRefund, 'askedAt' | 'refundRef'>, now: Temporal.Instant) {
      await db.run(sql`
        insert into payments_bepaid_refunds (key, payment_ref, amount, currency, asked_at)
        values (${key}, ${paymentRef}, ${amount}, ${currency}, ${now}) on conflict do nothing`);
    },
    async refundAnswered(key: string, refundRef: string): Promise<void> {
      await db.run(sql`update payments_bepaid_refunds set refund_ref = ${refundRef} where key = ${key} and refund_ref is null`);
    },
  };
}

export type BepaidRequests = ReturnType<typeof createBepaidRequests>;
