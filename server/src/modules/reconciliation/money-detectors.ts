import type { Currency } from '@school/contract/shapes';

import { type DeadEvent, deadAfterTries, type UnfinishedAttempt } from '#modules/payments';
import type { StoppedTransfer } from '#modules/refunds';

import type { OpenDiscrepancy } from './discrepancies.store.ts';
import { mostFound, overdueAfter } from './overdue-after.ts';
import type { ReconciliationTools } from './tools.ts';

interface Amount {
  amount: number;
  currency: Currency;
}

/** Money that bought nothing and that nobody has decided about; or that does not get back. `wanted`: what its order was for. */
export interface UnfinishedTransfer extends StoppedTransfer {
  familyId: string | null;
  wanted: Amount | null;
}

/** A difference between a provider and the books; `refund`: it sent money back that nobody had asked for. */
export interface Difference extends Omit<OpenDiscrepancy, 'discrepancyId' | 'what'> {
  subject: string;
  familyId: string | null;
  what: OpenDiscrepancy['what'] | 'refund';
}

/** What is stuck among orders, payments and refunds now, as their modules tell it. */
export function moneyDetectors({ payments, refunds, discrepancies }: Pick<ReconciliationTools, 'payments' | 'refunds' | 'discrepancies'>) {
  const ordersOf = async (rows: ReadonlyArray<{ orderId: string | null }>) => {
    const orders = await payments.orders.many(rows.flatMap(({ orderId }) => orderId ?? []));
    return new Map(orders.map((order) => [order.orderId, order]));
  };
  async function whose(transfers: StoppedTransfer[]): Promise<UnfinishedTransfer[]> {
    const orders = await ordersOf(transfers);
    return transfers.map((transfer) => {
      const order = transfer.orderId === null ? undefined : orders.get(transfer.orderId);
      const wanted = order && transfer.why === 'mismatch' ? { amount: order.amount, currency: order.currency } : null;
      return { ...transfer, familyId: order?.familyId ?? null, wanted };
    });
  }
  return {
    unapplied: async (): Promise<UnfinishedTransfer[]> => whose(await refunds.transfers.queued(mostFound)),

    transfers: async (now: Temporal.Instant): Promise<UnfinishedTransfer[]> =>
      whose(
        await refunds.transfers.stopped({ sending: now.subtract(overdueAfter.sending), sent: now.subtract(overdueAfter.sent) }, mostFound),
      ),

    attempts: (now: Temporal.Instant): Promise<UnfinishedAttempt[]> =>
      payments.attempts.unfinished(now.subtract(overdueAfter.pending), mostFound),

    /** One whose money is known to be missing from the books already is told of as that. */
    async deadLetters(): Promise<DeadEvent[]> {
      const missing = (await discrepancies.open(mostFound)).filter(({ what }) => what === 'not_applied');
      const known = new Set(missing.map(({ provider, paymentRef }) => `${provider} ${paymentRef}`));
      const dead = await payments.inbox.dead(deadAfterTries, mostFound);
      return dead.filter(({ isPayment, provider, paymentRef }) => !isPayment || !known.has(`${provider} ${paymentRef}`));
    },

    async differences(): Promise<Difference[]> {
      const open = await discrepancies.open(mostFound);
      const elsewhere = await refunds.transfers.elsewhere(mostFound);
      const sentBack = await Promise.all(
        elsewhere.map(async ({ provider, refundRef, paymentRef, amount, currency, seenAt: since }) => {
          const orderId = (await payments.money.booked(provider, paymentRef))?.orderId ?? null;
          const subject = `refund ${provider} ${refundRef}`;
          return {
            subject,
            provider,
            paymentRef: refundRef,
            what: 'refund',
            orderId,
            amount,
            currency,
            fault: null,
            expected: null,
            since,
          } as const;
        }),
      );
      const all = [...open.map(({ discrepancyId, ...it }) => ({ ...it, subject: discrepancyId })), ...sentBack];
      const orders = await ordersOf(all);
      return all
        .map((it) => ({ ...it, familyId: (it.orderId === null ? undefined : orders.get(it.orderId)?.familyId) ?? null }))
        .toSorted((one, other) => Temporal.Instant.compare(one.since, other.since))
        .slice(0, mostFound);
    },
  };
}
