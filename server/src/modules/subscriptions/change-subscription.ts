import type { Subscription } from '@school/contract/subscriptions/calls';

import { insist, Refusal } from '#platform/refusal';

import { mayChange, type SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';
import { callOffNext, endSubscription } from './end-subscription.ts';
import { nextOrder } from './next-order.ts';
import { viewSubscription } from './view-subscription.ts';

/** It is not renewed any more. What is paid for can be used until the end of the period; with none left it ends at once. */
export const stopSubscription = (tools: Tools) =>
  changing(tools, async (subscription) => {
    if (subscription.state === 'stopping') return;
    const last = (await tools.subscriptions.periods(subscription.subscriptionId)).at(-1);
    if (!last || Temporal.Instant.compare(tools.clock.now(), last.endsAt) > 0) return endSubscription(tools, subscription, 'stopped');
    await callOffNext(tools, subscription.subscriptionId);
    await tools.subscriptions.save({ ...subscription, state: 'stopping' });
  });

/** It is renewed again, as it was: by the card that is still kept, or by hand; a charge that was declined is tried again. */
export const resumeSubscription = (tools: Tools) =>
  changing(tools, async (subscription) => {
    if (subscription.state !== 'stopping') return;
    const { cardToken, consentedAt, failures } = subscription;
    const state = cardToken === null || consentedAt === null ? 'manual' : failures > 0 ? 'past_due' : 'active';
    const resumed: SubscriptionRecord = { ...subscription, state };
    await tools.subscriptions.save(resumed);
    // What had been ordered before it was stopped can be paid again.
    const last = (await tools.subscriptions.periods(subscription.subscriptionId)).at(-1);
    if (last && (await tools.orders.renewal(subscription.subscriptionId, last.number + 1))) await nextOrder(tools, resumed, last);
  });

const changing =
  (tools: Tools, change: (subscription: SubscriptionRecord) => Promise<void>) =>
  (familyId: string, subscriptionId: string): Promise<Subscription> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const subscription = await tools.subscriptions.locked(subscriptionId);
      if (subscription?.familyId !== familyId) throw new Refusal('payments.subscription_not_found');
      insist(mayChange(subscription));
      await change(subscription);
      await tools.realtime.changed(`users/${familyId}`);
      return viewSubscription(tools)((await tools.subscriptions.find(subscriptionId)) ?? subscription);
    });
