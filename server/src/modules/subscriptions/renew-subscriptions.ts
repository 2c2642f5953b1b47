import { newId } from '#platform/ids';

import { type ChargeWanted, type PaymentProvider, ProviderRefusal } from '#modules/payments';
import { isLive, type OrderRecord } from '#modules/payments';
import { orderTitle } from '@school/words/documents/order-title';
import { nextPoll } from '#modules/payments';
import { nextCharge, type Period, type SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';
import { endSubscription } from './end-subscription.ts';
import { nextOrder } from './next-order.ts';

/** Subscriptions that are read at once: the run goes on until none is left. */
const batch = 200;

/** A charge that is due, of a card whose provider is asked outside of the transaction. */
interface Due {
  provider: PaymentProvider;
  order: OrderRecord;
  wanted: ChargeWanted;
}

/**
 * The job: orders the next period of every subscription whose time has come. A kept card is charged under the key of
 * the attempt, which is written first, so that a crash in between charges nobody twice; who pays by hand is reminded.
 */
export const renewSubscriptions = (tools: Tools) => async (): Promise<void> => {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const due = await tools.subscriptions.due(tools.clock.now(), after, batch);
    for (const one of due) await renew(tools, one).catch((fault: unknown) => tools.onFault(fault, 'renewing a subscription'));
    const last = due.at(-1);
    if (!last) return;
    after = last.subscriptionId;
  }
};

async function renew(tools: Tools, one: { subscriptionId: string; familyId: string }): Promise<void> {
  const due = await step(tools, one);
  if (!due) return;
  const { provider, order, wanted } = due;
  try {
    const payment = await provider.charge?.(wanted);
    if (!payment) throw new Error('It does not charge kept cards');
    const now = tools.clock.now();
    await tools.attempts.opened(wanted.key, { ref: payment.ref, url: null }, nextPoll(now, now), now);
    await tools.applyPayment(provider.code, payment);
  } catch (fault) {
    tools.onFault(fault, `charging at ${provider.code}`);
    await tools.attempts.noteFault(wanted.key, fault);
    // Not reached, it says nothing of the charge, which is asked for again under the same key.
    if (!(fault instanceof ProviderRefusal)) return;
    await tools.attempts.become(wanted.key, 'failed', null, tools.clock.now());
  }
  // A decline is told at once, and not by the next run.
  if ((await tools.attempts.find(wanted.key))?.state === 'failed') await step(tools, { ...one, familyId: order.familyId });
}

/** Takes a subscription one step on; answers with the charge to make, if that is the step. */
const step = (tools: Tools, { subscriptionId, familyId }: { subscriptionId: string; familyId: string }): Promise<Due | undefined> =>
  tools.db.inTransaction(async () => {
    const { ledger, subscriptions, attempts, clock } = tools;
    await ledger.lockFamily(familyId);
    const subscription = await subscriptions.locked(subscriptionId);
    const last = (await subscriptions.periods(subscriptionId)).at(-1);
    if (!subscription || !last || !isDue(subscription, clock.now())) return undefined;
    if (await isAskedBack(tools, familyId, last)) return undefined;
    const provider = chargingProvider(tools, subscription);
    if (subscription.state !== 'manual' && !provider) {
      await subscriptions.save({ ...subscription, state: 'manual', failures: 0, firstFailedAt: null });
      return step(tools, { subscriptionId, familyId });
    }
    const { order, isNew } = await nextOrder(tools, subscription, last);
    if (isNew) await tools.realtime.changed(`users/${familyId}`);
    if (order.state !== 'open') {
      if (order.state === 'expired') await endSubscription(tools, subscription, 'unpaid');
      return undefined;
    }
    if (!provider || subscription.state === 'manual') {
      if (isNew) await remind(tools, subscription, order, last);
      return undefined;
    }
    const attempt = await attempts.latest(order.orderId);
    if (attempt && (isLive(attempt) || attempt.state === 'unknown')) {
      const isUnasked = attempt.state === 'preparing' && attempt.offSession;
      return isUnasked ? charge(tools, provider, order, subscription, attempt.attemptId) : undefined;
    }
    const declined = await attempts.declinedCharges(order.orderId);
    if (declined > subscription.failures) return void (await countDecline(tools, subscription, order, declined));
    const attemptId = newId();
    const method = provider.methods(order.currency)[0] ?? 'card';
    await attempts.add({ attemptId, orderId: order.orderId, provider: provider.code, method, offSession: true, createdAt: clock.now() });
    return charge(tools, provider, order, subscription, attemptId);
  });

/** The money of the last period is asked back, or on its way: nothing is charged until that is decided. */
const isAskedBack = async ({ refunds, orders }: Tools, familyId: string, { orderId }: Period): Promise<boolean> =>
  (await refunds.underWay(familyId)).has(orderId) || (await orders.find(orderId))?.state === 'refunding';

const isDue = ({ state, renewsAt }: SubscriptionRecord, now: Temporal.Instant): boolean =>
  (state === 'active' || state === 'manual' || state === 'past_due') && Temporal.Instant.compare(renewsAt, now) <= 0;

/** Who charges the card: only with the family's consent, and only a provider that can. */
function chargingProvider({ providers }: Tools, { provider, cardToken, consentedAt }: SubscriptionRecord): PaymentProvider | undefined {
  return cardToken === null || consentedAt === null ? undefined : providers.find((known) => known.code === provider && known.charge);
}

const charge = ({ school }: Tools, provider: PaymentProvider, order: OrderRecord, { cardToken }: SubscriptionRecord, key: string): Due => ({
  provider,
  order,
  wanted: {
    key,
    token: cardToken ?? '',
    amount: order.amount,
    currency: order.currency,
    description: orderTitle(order, school.name(order.locale)),
  },
});

/** The charge was declined: it is tried again in some days, or was the last one. */
async function countDecline(tools: Tools, subscription: SubscriptionRecord, order: OrderRecord, failures: number): Promise<void> {
  const firstFailedAt = subscription.firstFailedAt ?? tools.clock.now();
  const nextTryAt = nextCharge(firstFailedAt, failures, tools.school.now('chargeAgainDays'));
  const counted = { ...subscription, failures, firstFailedAt };
  if (!nextTryAt) return endSubscription(tools, counted, 'unpaid');
  await tools.subscriptions.save({ ...counted, state: 'past_due', renewsAt: nextTryAt });
  await tools.realtime.changed(`users/${subscription.familyId}`);
  const { familyId, subscriptionId, lessons, currency, cardShown } = subscription;
  await tools.outbox.publish({
    type: 'payments.subscription_declined',
    familyId,
    subscriptionId,
    lessons,
    currency,
    failures,
    orderId: order.orderId,
    amount: order.amount,
    card: cardShown ?? '',
    nextTryAt: nextTryAt.toString(),
  });
}

/** Who pays by hand is told that the period ends, and until when the next one can be paid. */
const remind = (
  tools: Tools,
  subscription: SubscriptionRecord,
  { orderId, amount, closesAt }: OrderRecord,
  last: Period,
): Promise<void> => {
  const { familyId, subscriptionId, lessons, currency } = subscription;
  return tools.outbox.publish({
    type: 'payments.subscription_to_pay',
    familyId,
    subscriptionId,
    lessons,
    currency,
    orderId,
    amount,
    endsAt: last.endsAt.toString(),
    until: closesAt.toString(),
  });
};
