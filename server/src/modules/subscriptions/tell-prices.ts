import { isTimeToTellPrice } from './rules/subscription.ts';
import type { Tools } from './tools.ts';
import { priceAt } from './next-order.ts';

/**
 * The job: looks at the price of every renewal that comes, in the day that ends a notice ahead of it, and tells the
 * family when it is another one than before. A rise that nobody was told of in time is not charged.
 */
export const tellPrices = (tools: Tools) => async (): Promise<void> => {
  const { subscriptions, ledger, db, clock } = tools;
  const noticeDays = tools.school.now('priceNoticeDays');
  const soon = clock.now().add({ hours: 24 * noticeDays });
  for (const { subscriptionId, familyId } of await subscriptions.priceUntold(soon, soon.add({ hours: 24 }))) {
    await db.inTransaction(async () => {
      await ledger.lockFamily(familyId);
      const subscription = await subscriptions.locked(subscriptionId);
      if (subscription?.state !== 'active' || !isTimeToTellPrice(subscription.renewsAt, clock.now(), noticeDays)) return;
      await tellPriceOf(tools, subscription);
    });
  }
};

async function tellPriceOf(tools: Tools, subscription: NonNullable<Awaited<ReturnType<Tools['subscriptions']['locked']>>>): Promise<void> {
  const { subscriptions, outbox, realtime } = tools;
  const { subscriptionId, familyId, lessons, currency, price: was, renewsAt } = subscription;
  const becomes = (await priceAt(tools, subscription, renewsAt)) ?? was;
  await subscriptions.priceTold(subscriptionId, becomes);
  if (becomes === was) return;
  const period = ((await subscriptions.periods(subscriptionId)).at(-1)?.number ?? 0) + 1;
  await realtime.changed(`users/${familyId}`);
  await outbox.publish({
    type: 'payments.subscription_price_changes',
    familyId,
    subscriptionId,
    lessons,
    currency,
    was,
    becomes,
    period,
    at: renewsAt.toString(),
  });
}
