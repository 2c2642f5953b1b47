import { randomUUID } from 'node:crypto';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import { type ProviderEvent, type ProviderRefund, ProviderRefusal, type RefundWanted } from '#modules/payments';
import { paymentsOf } from './bank.ts';
import type { BankBooks, BankCheckout, Refunds } from './bank.store.ts';
import { slowSeconds } from './choices.ts';
import type { BankRefund, RefundBooks, RefundCourse } from './refunds.store.ts';

/** What the bank writes of a refund, in its lists and in its webhooks. */
export const refundOf = ({ refundRef, merchantKey, paymentRef, state, amount, currency }: BankRefund): ProviderRefund => ({
  refundRef,
  key: merchantKey,
  paymentRef,
  state,
  amount,
  currency,
});

export interface SendBackTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  books: BankBooks;
  refunds: RefundBooks;
  tell(ref: string, told: Omit<ProviderEvent, 'eventId'>): Promise<void>;
  wake(): void;
  settleIn(seconds: number): void;
}

/** Where the sandbox bank sends money back. */
export function createRefundBook({ db, clock, books, refunds, tell, wake, settleIn }: SendBackTools) {
  const note = async (refund: BankRefund): Promise<void> => {
    const checkout = await books.find(refund.ref);
    if (checkout?.tells) await tell(refund.ref, { refund: refundOf(refund) });
  };

  const byKey = async (key: string): Promise<BankRefund> => {
    const refund = await refunds.byKey(key);
    if (!refund) throw new Error('The bank has lost a refund');
    return refund;
  };

  async function paymentOf(paymentRef: string): Promise<BankCheckout> {
    const checkout = await books.find(paymentRef.replace(/^pay_/, '').replace(/_2$/, ''));
    const isPaid = checkout?.state === 'succeeded' && paymentsOf(checkout).some((payment) => payment.paymentRef === paymentRef);
    if (!isPaid) throw new ProviderRefusal('There is no payment to send back');
    return checkout;
  }

  async function settleDue(): Promise<void> {
    const due = await db.inTransaction(async () => {
      const settled = await refunds.settleDue(clock.now());
      for (const refund of settled) await note(refund);
      return settled.length;
    });
    if (due > 0) wake();
  }

  return {
    /** Sends money back, once for its key and never more than came; a key means one payment and one amount for ever. */
    async send({ paymentRef, amount, currency, key }: RefundWanted): Promise<BankRefund> {
      const now = clock.now();
      const refund = await db.inTransaction(async () => {
        const { ref, refunds: way, ...payment } = await paymentOf(paymentRef);
        await refunds.lock(ref);
        const known = await refunds.byKey(key);
        if (known) {
          if (known.paymentRef !== paymentRef || known.amount !== amount) throw new ProviderRefusal('The key means another refund');
          return known;
        }
        const soFar = await refunds.soFar(paymentRef);
        if (currency !== payment.currency) throw new ProviderRefusal('The money came in another currency');
        if (soFar.amount + amount > payment.amount) throw new ProviderRefusal('More would be sent back than came');
        await refunds.add(
          { refundRef: `rf_${randomUUID()}`, merchantKey: key, ref, paymentRef, amount },
          courseOf(way, soFar.tries, now),
          now,
        );
        const added = await byKey(key);
        if (added.state === 'pending') settleIn(slowSeconds);
        await note(added);
        return added;
      });
      wake();
      return refund;
    },
    async find(refundRef: string): Promise<BankRefund | undefined> {
      await settleDue();
      return refunds.find(refundRef);
    },
    async changedSince(since: Temporal.Instant): Promise<BankRefund[]> {
      await settleDue();
      return refunds.changedSince(since);
    },
    settleDue,
  };
}

function courseOf(way: Refunds, tries: number, now: Temporal.Instant): RefundCourse {
  const settlesAt = now.add({ seconds: slowSeconds });
  if (way === 'slow') return { state: 'pending', settlesAt, ends: 'succeeded' };
  if (way === 'fail-first' && tries === 0) return { state: 'pending', settlesAt, ends: 'failed' };
  return { state: 'succeeded', settlesAt: null, ends: null };
}
