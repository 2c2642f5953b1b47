import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { ProviderPayment } from './provider.ts';
import type { Outcome } from './rules/capture.ts';

export interface ReceivedMoney extends Pick<ProviderPayment, 'paymentRef' | 'amount' | 'currency'> {
  provider: string;
  orderId: string | null;
  /** The card that its provider has kept for later charges. */
  kept?: ProviderPayment['kept'];
}

/** Money that came, each payment once, and what has to go back. */
export function createMoney(db: Db) {
  return {
    async isKnown(provider: string, paymentRef: string): Promise<boolean> {
      return (
        (await db.one(sql`select 1 from payments_payments where provider = ${provider} and payment_ref = ${paymentRef}`)) !== undefined
      );
    },
    /**
     * Keeps a payment; false when it had been kept before, by whoever was first. Money that the books cannot hold (a
     * second payment applied to one order) is an error and not a repetition: it must not get lost in silence.
     */
    async receive(
      { provider, paymentRef, orderId, amount, currency }: ReceivedMoney,
      outcome: Outcome,
      at: Temporal.Instant,
    ): Promise<boolean> {
      const kept = await db.run(sql`
        insert into payments_payments (provider, payment_ref, order_id, amount, currency, outcome, at)
        values (${provider}, ${paymentRef}, ${orderId}, ${amount}, ${currency}, ${outcome}, ${at})
        on conflict (provider, payment_ref) do nothing`);
      return kept > 0;
    },
    async requestRefund(
      { provider, paymentRef, orderId, amount, currency }: ReceivedMoney,
      why: Exclude<Outcome, 'applied'>,
      at: Temporal.Instant,
    ) {
      await db.run(sql`
        insert into payments_refund_requests (refund_id, order_id, provider, payment_ref, amount, currency, why, at, changed_at)
        values (${newId()}, ${orderId}, ${provider}, ${paymentRef}, ${amount}, ${currency}, ${why}, ${at}, ${at})`);
    },
  };
}

export type Money = ReturnType<typeof createMoney>;
