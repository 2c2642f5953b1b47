import type { EventOf } from '#platform/events';

import type { Tools } from './tools.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * A subscription whose period was given back is not renewed. When it was renewed ahead of time and only one of two
 * periods went back, it ends with the other.
 */
export const whenOrderIsRefunded =
  (tools: Tools) =>
  async ({ familyId, orderId }: EventOf<'payments.order_refunded'>): Promise<void> => {
    const { ledger, subscriptions, orders, clock } = tools;
    await ledger.lockFamily(familyId);
    const known = await subscriptions.ofOrder(orderId);
    const subscription = known && (await subscriptions.locked(known.subscriptionId));
    if (!subscription || subscription.state === 'ended') return;
    const alive = (await subscriptions.periods(subscription.subscriptionId)).filter(
      (period) => period.orderId !== orderId && Temporal.Instant.compare(clock.now(), period.endsAt) <= 0,
    );
    for (const { orderId: other } of alive) {
      if ((await orders.find(other))?.state !== 'paid') continue;
      await subscriptions.save({ ...subscription, state: 'stopping' });
      return;
    }
    await endSubscription(tools, subscription, 'refunded');
  };
