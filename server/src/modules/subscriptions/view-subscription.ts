import type { Subscription } from '@school/contract/subscriptions/calls';

import { mayTryAgain } from '#modules/payments';
import { periodAt, type SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';

/** A subscription as its family sees it. */
export const viewSubscription =
  (tools: Tools) =>
  async (subscription: SubscriptionRecord): Promise<Subscription> => {
    const { subscriptionId, familyId, productCode, lessons, state, price, currency, cardShown } = subscription;
    const now = tools.clock.now();
    const periods = await tools.subscriptions.periods(subscriptionId);
    const period = periodAt(periods, now);
    if (!period) throw new Error(`Subscription ${subscriptionId} has no period`);
    const goesOn = state === 'active' || state === 'manual' || state === 'past_due';
    const next = await tools.orders.renewal(subscriptionId, (periods.at(-1)?.number ?? 0) + 1);
    const waits = goesOn && state !== 'active' && next && mayTryAgain(next, now).allowed ? next : undefined;
    return {
      subscriptionId,
      productCode,
      lessons,
      price: { amount: waits?.amount ?? price, currency },
      state,
      periodStartedAt: period.startsAt.toString(),
      periodEndsAt: period.endsAt.toString(),
      renewsAt: goesOn ? subscription.renewsAt.toString() : null,
      left: await tools.ledger.leftOf(
        familyId,
        periods.map(({ orderId }) => orderId),
      ),
      orderId: waits?.orderId ?? null,
      card: cardShown,
    };
  };

/** All subscriptions of a family, the living ones first. */
export const listSubscriptions =
  (tools: Tools) =>
  async (familyId: string): Promise<{ subscriptions: Subscription[] }> => {
    const subscriptions: Subscription[] = [];
    for (const one of await tools.subscriptions.ofFamily(familyId)) subscriptions.push(await viewSubscription(tools)(one));
    return { subscriptions };
  };
