import { type Db, sql } from '#platform/db';

import type { ProviderPayment } from '../provider/provider.ts';
import type { Outcome } from '../rules/capture.ts';

export interface ReceivedMoney extends Pick<ProviderPayment, 'paymentRef' | 'amount' | 'currency'> {
  provider: string;
  orderId: string | null;
  /** The card that its provider has kept for later charges. */
  kept?: ProviderPayment['kept'];
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

/** Money that came, each payment once. */
export function createMoney(db: Db) {
  return {
    /** Has a family paid by one of these? */
    cameBy: async (providers: readonly string[]): Promise<boolean> =>
      (await db.one(
        sql<{ one: number }>`select 1 as one from payments_payments where provider = any(${providers}) and outcome = 'applied' limit 1`,
      )) !== undefined,
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
    /** Money that bought nothing was put right otherwise than by sending it back. */
    async putRight(
      it: Pick<ReceivedMoney, 'provider' | 'paymentRef' | 'amount' | 'currency' | 'orderId'> & { became: 'applied' | 'kept' },
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into payments_put_right (provider, payment_ref, became, order_id, amount, currency, at)
        values (${it.provider}, ${it.paymentRef}, ${it.became}, ${it.orderId}, ${it.amount}, ${it.currency}, ${at})`);
    },
    /** One payment as it stands in the books. */
    booked: (provider: string, paymentRef: string) =>
      db.one(sql<Booked>`${booked} where p.provider = ${provider} and p.payment_ref = ${paymentRef}`),
    /** Money that was booked in [from, to). */
    bookedBetween: (provider: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<Booked>`${booked} where p.provider = ${provider} and p.at >= ${from} and p.at < ${to} order by p.at`),
  };
}

export type Money = ReturnType<typeof createMoney>;
