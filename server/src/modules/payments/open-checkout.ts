import { answerOnce } from '#platform/idempotency';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { chargeCard } from './charge-card.ts';
import { nextPoll } from './rules/polling.ts';
import { type Attempt, isBeingCharged, isLive, isPaid, mayTryAgain, type OrderRecord, unitKindOf } from './rules/order.ts';
import { orderTitle } from '@school/words/documents/order-title';
import type { PaymentOption } from './rules/payment-options.ts';
import type { Tools } from './dependencies/dependencies.ts';

/**
 * Sees to it that an order has a checkout to pay at. The attempt is written, then the provider is asked under the
 * attempt's own key, then its answer is written: a crash between leaves an attempt that asks again under the same
 * key. Must not run inside a transaction: the provider may take its time.
 */
export const openCheckout =
  (tools: Tools) =>
  async (orderId: string, option: ChosenOption, asked?: Asked): Promise<void> => {
    const { order, attempt } = await begin(tools, orderId, option, asked);
    // Whoever comes to pay keeps the times of an unpaid schedule meanwhile (docs/rules/schedule.md#unpaid-times).
    const keepTimes = async () => {
      if (unitKindOf(order.kind) === 'gold') await tools.scheduling.keepUnpaidTimes(order.familyId);
    };
    if (attempt.state !== 'preparing' || attempt.offSession) return keepTimes();
    if (attempt.cardId !== null) {
      await keepTimes();
      return chargeCard(tools)(order, attempt);
    }
    const provider = tools.providers.find(({ code }) => code === attempt.provider);
    if (!provider) throw new Refusal('payments.provider_not_found');
    const { amount, currency, locale } = order;
    const wanted = {
      key: attempt.attemptId,
      amount,
      currency,
      locale,
      description: orderTitle(order, tools.school.name(locale)),
      returnPath: option.paidByAnother ? '/pay' : `/payment?order=${orderId}`,
      method: attempt.method,
      keepCard: !option.paidByAnother && (order.renewConsentAt !== null || order.keepsCard !== null),
      until: order.closesAt,
    };
    const checkout = await provider.createCheckout(wanted).catch(async (fault: unknown) => {
      tools.onFault(fault, `checkout at ${provider.code}`);
      await tools.attempts.noteFault(attempt.attemptId, fault);
      throw new Refusal('payments.provider_unavailable');
    });
    await tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      await tools.ledger.lockFamily(order.familyId);
      if (!(await tools.attempts.opened(attempt.attemptId, checkout, nextPoll(attempt.createdAt, now), now))) return;
      await keepTimes();
      await tools.realtime.changed(`orders/${orderId}`);
    });
  };

/** The order's live attempt, or a new one. */
const begin = (
  tools: Tools,
  orderId: string,
  { chosen, paidByAnother, cardId = null, provider, method }: ChosenOption,
  asked?: Asked,
): Promise<{ order: OrderRecord; attempt: Attempt }> =>
  tools.db.inTransaction(async () => {
    const seen = await tools.orders.find(orderId);
    if (!seen) throw new Refusal('payments.order_not_found');
    await tools.ledger.lockFamily(seen.familyId);
    const order = (await tools.orders.locked(orderId)) ?? seen;
    const choose = async (): Promise<string> => {
      const now = tools.clock.now();
      const latest = await tools.attempts.latest(orderId);
      // Another tap has paid it meanwhile.
      if (cardId !== null && latest && isPaid(order)) return latest.attemptId;
      insist(mayTryAgain(order, now));
      if (latest && isLive(latest)) {
        const isForOther = paidByAnother !== undefined && paidByAnother.ownAttempt !== latest.attemptId;
        const isOther = latest.provider !== provider || latest.method !== method || latest.cardId !== cardId || isForOther;
        if (!chosen || !isOther || latest.state === 'processing' || isBeingCharged(latest)) return latest.attemptId;
        // Another way was chosen: the checkout that was open is left. Money that still comes through it is applied.
        await tools.attempts.become(latest.attemptId, 'failed', latest.providerRef, now);
      }
      const attemptId = newId();
      await tools.attempts.add({ attemptId, orderId, provider, method, cardId, createdAt: now });
      return attemptId;
    };
    const attemptId = asked ? await answerOnce(tools.db, { ...asked, scope: `${asked.scope}/attempt` }, choose) : await choose();
    const attempt = await tools.attempts.find(attemptId);
    if (!attempt) throw new Error(`Attempt ${attemptId} was not kept`);
    return { order, attempt };
  });

/** How it is paid; `chosen` by the person, so that an open checkout of another way is left for it. */
type ChosenOption = PaymentOption & {
  chosen: boolean;
  cardId?: string | null;
  /**
   * Not the family pays, but whoever has its link: the bank leads back to the link, no card stays with the family, and what is open for
   * the family is left for a checkout of the payer's own (`ownAttempt`, once there is one), as one of another way is.
   */
  paidByAnother?: { ownAttempt: string | null };
};

/** The idempotency key a caller sent, with what it was sent with. */
type Asked = Parameters<typeof answerOnce>[1];
