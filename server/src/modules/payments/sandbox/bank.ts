import { randomBytes, randomUUID } from 'node:crypto';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { CheckoutWanted, ProviderPayment, ProviderRefund } from '../provider.ts';
import type { BankBooks, BankCheckout, BankRefund, BankState, Choice } from './bank.store.ts';

/** A slow payment is settled this long after the person has paid. */
const slowSeconds = 20;

const settled: Record<Choice, BankState> = { succeed: 'succeeded', slow: 'processing', decline: 'declined', fail: 'failed' };

const told = {
  open: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  declined: 'failed',
  failed: 'unknown',
} as const satisfies Record<BankState, ProviderPayment['state']>;

/** What the bank writes of a payment, in its lists and in its webhooks. */
export const paymentOf = ({ ref, merchantKey, state, amount, currency }: BankCheckout): ProviderPayment => ({
  ref,
  paymentRef: `pay_${ref}`,
  key: merchantKey,
  state: told[state],
  amount,
  currency,
});

/** What the bank writes of a refund. */
export const refundOf = ({ refundRef, merchantKey, ref, state, amount, currency }: BankRefund): ProviderRefund => ({
  refundRef,
  key: merchantKey,
  paymentRef: `pay_${ref}`,
  state,
  amount,
  currency,
});

export interface BankTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  books: BankBooks;
  /** There is something to send. */
  wake(): void;
  /** Calls `settleDue` after so many seconds, so that a slow payment does not wait for the next full minute. */
  settleIn(seconds: number): void;
}

/** A bank to try payments with: it keeps books of its own and writes down a webhook with every change of them. */
export function createBank({ db, clock, books, wake, settleIn }: BankTools) {
  const note = async (checkout: BankCheckout): Promise<void> => {
    const event = { eventId: `evt_${randomUUID()}`, payment: paymentOf(checkout) };
    await books.addWebhook(event.eventId, checkout.ref, JSON.stringify(event), clock.now());
  };

  async function settleDue(): Promise<void> {
    const due = await db.inTransaction(async () => {
      const checkouts = await books.settleDue(clock.now());
      for (const checkout of checkouts) await note(checkout);
      return checkouts.length;
    });
    if (due > 0) wake();
  }

  return {
    /** Opens a checkout, the same one for the same key. Its name cannot be guessed: it is the key to the page. */
    async open({ key, amount, currency, description, returnPath, locale }: CheckoutWanted): Promise<BankCheckout> {
      const ref = randomBytes(18).toString('base64url');
      await books.open({ ref, merchantKey: key, amount, currency, description, returnUrl: returnPath, locale }, clock.now());
      const checkout = await books.byKey(key);
      if (!checkout) throw new Error('The bank has lost a checkout');
      return checkout;
    },
    async checkout(ref: string): Promise<BankCheckout | undefined> {
      await settleDue();
      return books.find(ref);
    },
    /** What the person chose at the checkout; a checkout is settled once. */
    async choose(ref: string, choice: Choice): Promise<void> {
      const now = clock.now();
      const settlesAt = choice === 'slow' ? now.add({ seconds: slowSeconds }) : null;
      await db.inTransaction(async () => {
        const checkout = await books.settle(ref, settled[choice], settlesAt, now);
        if (checkout) await note(checkout);
      });
      if (settlesAt) settleIn(slowSeconds);
      wake();
    },
    async changedSince(since: Temporal.Instant): Promise<BankCheckout[]> {
      await settleDue();
      return books.changedSince(since);
    },
    /** Sends money back, once for its key and never more than came. */
    refund: (ref: string, amount: number, key: string): Promise<BankRefund> =>
      db.inTransaction(async () => {
        const checkout = await books.find(ref);
        if (checkout?.state !== 'succeeded') throw new Error('There is no payment to send back');
        await books.addRefund(key, ref, amount, clock.now());
        if ((await books.refundedOf(ref)) > checkout.amount) throw new Error('More would be sent back than came');
        const refund = await books.refundByKey(key);
        if (!refund) throw new Error('The bank has lost a refund');
        return refund;
      }),
    settleDue,
  };
}

export type Bank = ReturnType<typeof createBank>;
