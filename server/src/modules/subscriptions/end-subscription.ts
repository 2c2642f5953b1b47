import type { SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';

/** Ends a subscription under its family's lock: its next period is not ordered any more and its card is forgotten. */
export async function endSubscription(
  tools: Tools,
  subscription: SubscriptionRecord,
  why: 'unpaid' | 'stopped' | 'refunded',
): Promise<void> {
  const { subscriptions, realtime, outbox, clock } = tools;
  const { familyId, subscriptionId, lessons, currency } = subscription;
  await callOffNext(tools, subscriptionId);
  await subscriptions.save({ ...subscription, state: 'ended', cardToken: null, cardShown: null }, clock.now());
  await realtime.changed(`users/${familyId}`);
  if (why === 'unpaid') {
    await outbox.publish({ type: 'payments.subscription_unpaid', familyId, subscriptionId, lessons, currency });
  }
}

/** The order of the next period is not paid any more; money that is on its way all the same is still applied. */
export async function callOffNext({ subscriptions, orders, realtime }: Tools, subscriptionId: string): Promise<void> {
  const last = (await subscriptions.periods(subscriptionId)).at(-1);
  const next = last && (await orders.renewal(subscriptionId, last.number + 1));
  if (next?.state !== 'open') return;
  await orders.supersede(next.orderId);
  await realtime.changed(`orders/${next.orderId}`);
}

/** The job: those that were stopped end with their last period. */
export const endStopped = (tools: Tools) => async (): Promise<void> => {
  for (const { subscriptionId, familyId } of await tools.subscriptions.over(tools.clock.now())) {
    await tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const subscription = await tools.subscriptions.locked(subscriptionId);
      if (subscription?.state === 'stopping') await endSubscription(tools, subscription, 'stopped');
    });
  }
};
