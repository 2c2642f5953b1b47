import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { Currency } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { PaymentProvider } from '../provider.ts';
import { createBank, paymentOf, refundOf } from './bank.ts';
import { createBankBooks } from './bank.store.ts';
import { sandboxPages } from './sandbox.http.ts';
import { createSender } from './send-webhooks.ts';
import { isSigned, signatureHeader } from './signature.ts';

export interface SandboxGiven {
  db: Db;
  clock: Clock;
  /** Signs webhooks with the first, believes all. */
  secrets: readonly [string, ...string[]];
  address(): string | undefined;
  onFault(fault: unknown, what: string): void;
}

const Event = z.strictObject({
  eventId: z.string(),
  payment: z.strictObject({
    ref: z.string(),
    paymentRef: z.string(),
    key: z.string(),
    state: z.enum(['open', 'processing', 'succeeded', 'failed', 'unknown']),
    amount: z.int(),
    currency: Currency,
  }),
});

/**
 * The provider to try payments with: a bank with its own books, its own checkout page and signed webhooks over real
 * HTTP. The school talks to it as to any other, through the port and nothing else.
 */
export function createSandbox({ db, clock, secrets, address, onFault }: SandboxGiven) {
  const books = createBankBooks(db);
  const sender = createSender({ clock, books, secret: secrets[0], address, onFault });
  const timers = new Set<NodeJS.Timeout>();
  const settleIn = (seconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      bank.settleDue().catch((fault: unknown) => onFault(fault, 'sandbox bank'));
    }, seconds * 1000);
    timers.add(timer.unref());
  };
  const bank = createBank({ db, clock, books, wake: () => sender.wake(), settleIn });

  const provider: PaymentProvider = {
    code: 'sandbox',
    methods: () => ['card'],
    async createCheckout(wanted) {
      const { ref } = await bank.open(wanted);
      return { ref, url: `/sandbox/checkout/${ref}` };
    },
    async getPayment(ref) {
      const checkout = await bank.checkout(ref);
      if (!checkout) throw new Error('The sandbox bank knows no such checkout');
      return paymentOf(checkout);
    },
    listPayments: async (since) => (await bank.changedSince(since)).map(paymentOf),
    refund: async ({ paymentRef, amount, key }) => refundOf(await bank.refund(paymentRef.replace(/^pay_/, ''), amount, key)),
    async getRefund(refundRef) {
      const refund = await books.findRefund(refundRef);
      if (!refund) throw new Error('The sandbox bank knows no such refund');
      return refundOf(refund);
    },
    listRefunds: async (since) => (await books.refundsSince(since)).map(refundOf),
    parseWebhook(raw, headers) {
      if (!isSigned(raw, headers[signatureHeader], secrets, clock.now())) return undefined;
      return Event.parse(JSON.parse(raw.toString('utf8')));
    },
  };

  return {
    provider,
    /** Serves the bank's checkout pages, outside of /api. */
    servePages: (http: FastifyInstance) => sandboxPages(http, bank),
    /** The bank's own hour: slow payments are settled, unacknowledged webhooks are sent again. */
    async work(): Promise<void> {
      await bank.settleDue();
      await sender.flush();
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      await sender.stop();
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
