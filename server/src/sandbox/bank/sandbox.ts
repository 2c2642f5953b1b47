import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { cardBrands } from '@school/contract/payments/limits';
import { Currency, type Locale } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { PaymentProvider, ProviderEvent } from '#modules/payments';
import { createBank, paymentsOf } from './bank.ts';
import { type Charges, createBankBooks } from './bank.store.ts';
import { createRefundBooks } from './refunds.store.ts';
import { sandboxPages } from './sandbox.http.ts';
import { createRefundBook, refundOf } from './send-back.ts';
import { createSender } from './send-webhooks.ts';
import { isSigned, signatureHeader } from './signature.ts';
import { createBankOutbox } from './webhooks.store.ts';

export interface SandboxGiven {
  db: Db;
  clock: Clock;
  /** Signs webhooks with the first, believes all. */
  secrets: readonly [string, ...string[]];
  address(): string | undefined;
  onFault(fault: unknown, what: string): void;
}

const money = { amount: z.int(), currency: Currency };

const Event = z.strictObject({
  eventId: z.string(),
  payment: z.optional(
    z.strictObject({
      ref: z.string(),
      paymentRef: z.string(),
      key: z.string(),
      state: z.enum(['open', 'processing', 'succeeded', 'failed', 'unknown']),
      ...money,
      kept: z.optional(
        z.strictObject({
          token: z.string(),
          shown: z.string(),
          brand: z.enum(cardBrands),
          lastFour: z.string(),
          expires: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  refund: z.optional(
    z.strictObject({
      refundRef: z.string(),
      key: z.string(),
      paymentRef: z.string(),
      state: z.enum(['pending', 'succeeded', 'failed', 'unknown']),
      ...money,
    }),
  ),
});

/**
 * The provider to try payments with: a bank with its own books, its own checkout page and signed webhooks over real
 * HTTP. The school talks to it as to any other, through the port and nothing else.
 */
export function createSandbox({ db, clock, secrets, address, onFault }: SandboxGiven) {
  const [books, refunds, outbox] = [createBankBooks(db), createRefundBooks(db), createBankOutbox(db)];
  const sender = createSender({ clock, outbox, secret: secrets[0], address, onFault });
  const timers = new Set<NodeJS.Timeout>();
  const state = { isAway: false };
  const settleDue = async (): Promise<void> => {
    await bank.settleDue();
    await refundBook.settleDue();
  };
  const shared = {
    db,
    clock,
    books,
    async tell(ref: string, told: Omit<ProviderEvent, 'eventId'>): Promise<void> {
      const event: ProviderEvent = { eventId: `evt_${randomUUID()}`, ...told };
      await outbox.add(event.eventId, ref, JSON.stringify(event), clock.now());
    },
    wake: () => sender.wake(),
    settleIn: (seconds: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        settleDue().catch((fault: unknown) => onFault(fault, 'sandbox bank'));
      }, seconds * 1000);
      timers.add(timer.unref());
    },
  };
  const bank = createBank(shared);
  const refundBook = createRefundBook({ ...shared, refunds });
  /** What the school asks of the bank; nobody answers while it is away. */
  const answered = <T>(ask: () => Promise<T>): Promise<T> =>
    state.isAway ? Promise.reject(new Error('The sandbox bank does not answer')) : ask();

  const provider: PaymentProvider = {
    code: 'sandbox',
    methods: () => ['card'],
    createCheckout: (wanted) =>
      answered(async () => {
        const { ref } = await bank.open(wanted);
        return { ref, url: `/sandbox/checkout/${ref}` };
      }),
    getPayment: (ref) => answered(async () => paymentsOf(found(await bank.checkout(ref), 'checkout'))[0]),
    listPayments: (since) => answered(async () => (await bank.changedSince(since)).flatMap(paymentsOf)),
    refund: (wanted) => answered(async () => refundOf(await refundBook.send(wanted))),
    getRefund: (refundRef) => answered(async () => refundOf(found(await refundBook.find(refundRef), 'refund'))),
    listRefunds: (since) => answered(async () => (await refundBook.changedSince(since)).map(refundOf)),
    charge: (wanted) =>
      answered(async () => {
        const checkout = await bank.charge(wanted);
        const [payment] = paymentsOf(checkout);
        if (!checkout.wantsPerson || (checkout.state !== 'open' && checkout.state !== 'declined')) return payment;
        return wanted.person ? { ...payment, confirmAt: `/sandbox/checkout/${checkout.ref}` } : { ...payment, wantsPerson: true };
      }),
    forgetCard: (token) => answered(() => books.forgetCard(token, clock.now())),
    parseWebhook(raw, headers) {
      if (!isSigned(raw, headers[signatureHeader], secrets, clock.now())) return undefined;
      return Event.parse(JSON.parse(raw.toString('utf8')));
    },
  };

  return {
    provider,
    /** Serves the bank's checkout pages, outside of /api. */
    servePages: (http: FastifyInstance, languages: () => readonly Locale[]) => sandboxPages(http, bank, languages),
    /** The bank's own hour: slow payments and refunds are settled, unacknowledged webhooks are sent again. */
    async work(): Promise<void> {
      await settleDue();
      await sender.flush();
    },
    /** The bank is out of the school's reach, or back again. Its pages and its webhooks go on. */
    beAway(isAway: boolean): void {
      state.isAway = isAway;
    },
    /** What later charges of a kept card lead to: its owner has run out of money, or has some again. */
    changeCard: (token: string, charges: Charges): Promise<void> => books.changeCard(token, charges),
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      await sender.stop();
    },
  };
}

function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw new Error(`The sandbox bank knows no such ${what}`);
  return record;
}
