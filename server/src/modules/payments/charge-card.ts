import { paymentsLimits } from '@school/contract/payments/limits';
import { orderTitle } from '@school/words/documents/order-title';

import { applyPayment } from './apply-payment.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { ProviderRefusal } from './provider/provider.ts';
import { type Attempt, mayTryAgain, type OrderRecord } from './rules/order.ts';
import { nextPoll } from './rules/polling.ts';

/** Charges that are asked for again in one run: the job comes again the next minute. */
const batch = 50;

/**
 * Charges the saved card of an attempt whose person is there. The attempt was written first and is the key, so that whoever asks
 * again (a second tap, the job after a crash) is given the same charge. Must not run inside a transaction.
 */
export const chargeCard =
  (tools: Tools) =>
  async (order: OrderRecord, { attemptId, orderId, provider: code, cardId }: Attempt): Promise<void> => {
    const provider = tools.providers.find((known) => known.code === code);
    const token = cardId === null ? undefined : await tools.port('cards').tokenOf(cardId);
    if (!provider?.charge || token === undefined) return fail(tools, { attemptId, orderId });
    const { amount, currency, locale } = order;
    const description = orderTitle(order, tools.school.name(locale));
    try {
      const person = { returnPath: `/payment?order=${orderId}` };
      const charged = await provider.charge({ key: attemptId, token, amount, currency, description, person });
      const now = tools.clock.now();
      await tools.attempts.opened(attemptId, { ref: charged.ref, url: charged.confirmAt ?? null }, nextPoll(now, now), now);
      await applyPayment(tools)(code, charged);
    } catch (fault) {
      tools.onFault(fault, `charging at ${code}`);
      await tools.attempts.noteFault(attemptId, fault);
      // Not reached, it says nothing of the charge, which is asked for again under the same key.
      if (!(fault instanceof ProviderRefusal)) return;
      await fail(tools, { attemptId, orderId });
      if (cardId !== null) await tools.port('cards').charged(cardId, 'declined');
    }
  };

/** The job of every minute: a charge whose answer was lost is asked for again, for a while and only while its order can be paid. */
export const chargeUnanswered = (tools: Tools) => async (): Promise<void> => {
  const now = tools.clock.now();
  for (const attempt of await tools.attempts.unanswered(now.subtract({ minutes: 1 }), batch)) {
    const order = await tools.orders.find(attempt.orderId);
    const isOver = now.since(attempt.createdAt).total('minutes') > paymentsLimits.chargeAgainMinutes;
    if (!order || isOver || !mayTryAgain(order, now).allowed) await fail(tools, attempt);
    else await chargeCard(tools)(order, attempt);
  }
};

/** It came to nothing; money that comes all the same is still applied. */
async function fail({ attempts, realtime, clock }: Tools, { attemptId, orderId }: Pick<Attempt, 'attemptId' | 'orderId'>): Promise<void> {
  await attempts.become(attemptId, 'failed', null, clock.now());
  await realtime.changed(`orders/${orderId}`);
}
