import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { type OrderRecord, termsOf } from '#modules/payments';
import { type Period, renewalClosesAt, renewalPrice, type SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';

/**
 * The order of the next period, made once for it: the key is the subscription and the number of the period. A
 * subscription that was stopped and resumed has the order it had. Under the family's lock.
 */
export async function nextOrder(
  tools: Tools,
  subscription: SubscriptionRecord,
  last: Period,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  const { orders, clock, school } = tools;
  const { subscriptionId, familyId, productCode, lessons, currency, locale } = subscription;
  const now = clock.now();
  const closesAt = renewalClosesAt(subscription, last.endsAt, now, {
    graceDays: await school.read('renewalGraceDays'),
    againDays: await school.read('chargeAgainDays'),
  });
  const known = await orders.renewal(subscriptionId, last.number + 1);
  if (known?.state === 'superseded') {
    await orders.reopen(known.orderId, closesAt);
    return { order: { ...known, state: 'open', closesAt }, isNew: true };
  }
  if (known) return { order: known, isNew: false };

  const order = {
    ...({ orderId: newId(), familyId, productCode, kind: 'subscription', lessons, currency, locale } as const),
    amount: await priceOf(tools, subscription, now),
    promoCode: null,
    discount: 0,
    ...(await termsOf({ school }, { kind: 'subscription', currency })),
    createdAt: now,
    closesAt,
    renewConsentAt: subscription.consentedAt,
    renews: { subscriptionId, period: last.number + 1 },
  };
  await orders.add(order);
  return { order: await orders.ofFamily(familyId, order.orderId), isNew: true };
}

/** Who pays by hand pays the price of the day; a card is charged what the family was told, or less. */
async function priceOf(tools: Tools, subscription: SubscriptionRecord, now: Temporal.Instant): Promise<number> {
  const today = await priceAt(tools, subscription, now);
  return subscription.state === 'manual' ? (today ?? subscription.price) : renewalPrice(subscription.price, today);
}

/** The price of the list at a moment; undefined for what is not sold any more, which those who have it keep at their price. */
export async function priceAt(
  { catalogue }: Pick<Tools, 'catalogue'>,
  { productCode, currency }: SubscriptionRecord,
  at: Temporal.Instant,
): Promise<number | undefined> {
  try {
    return (await catalogue.product(productCode, currency, at)).price.amount;
  } catch (fault) {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  }
}
