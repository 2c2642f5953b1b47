import { unitsEnd } from '#modules/ledger';
import { newId } from '#platform/ids';

import type { ReceivedMoney } from '#modules/payments';
import type { OrderRecord } from '#modules/payments';
import { startsAfter, stateOncePaid, type SubscriptionRecord } from './rules/subscription.ts';
import type { Tools } from './tools.ts';
import type { PeriodBegun } from '#modules/payments';

/**
 * A period of a subscription was paid: it goes on from the end of the one before, and its lessons end with it. An
 * order that no subscription asked for goes on with the family's own, if that does not renew by itself, or begins one.
 * Runs inside the transaction that keeps the payment, under the locks of the family and the order.
 */
export async function beginPeriod(
  tools: Tools,
  order: OrderRecord,
  { provider, kept }: Pick<ReceivedMoney, 'provider' | 'kept'>,
): Promise<{ endsAt: Temporal.Instant; told: PeriodBegun }> {
  const { subscriptions, clock } = tools;
  const { orderId, familyId, productCode } = order;
  const now = clock.now();
  const before = order.renews ? await subscriptions.locked(order.renews.subscriptionId) : await subscriptions.toGoOn(familyId, productCode);
  const last = before && (await subscriptions.periods(before.subscriptionId)).at(-1);
  const startsAt = startsAfter(last, now);
  const period = { number: (last?.number ?? 0) + 1, orderId, startsAt, endsAt: unitsEnd(startsAt, order.life) };

  // What was ordered by hand says anew whether a card is charged; a renewal goes by what was agreed to before.
  const consentedAt = before && order.renews ? before.consentedAt : order.renewConsentAt;
  const card = consentedAt === null ? noCard : kept ? { provider, cardToken: kept.token, cardShown: kept.shown } : cardOf(before);
  const canCharge = tools.providers.some(({ code, charge }) => code === card.provider && charge) && card.cardToken !== null;
  const subscription: SubscriptionRecord = {
    ...(before ?? { subscriptionId: newId(), familyId, productCode, lessons: order.lessons, createdAt: now }),
    ...card,
    state: stateOncePaid({ state: before?.state ?? 'manual', canCharge, renewal: order.renews !== null }),
    price: order.amount + order.discount,
    currency: order.currency,
    locale: order.locale,
    consentedAt,
    renewsAt: period.endsAt.subtract({ hours: await tools.school.read('renewBeforeHours') }),
    failures: 0,
    firstFailedAt: null,
  };
  await subscriptions.save(subscription);
  await subscriptions.addPeriod(subscription.subscriptionId, period);
  await supersedeRenewal(tools, subscription, period.number, orderId);
  const { state, price: amount, cardShown } = subscription;
  const next = state === 'active' && cardShown !== null ? { at: subscription.renewsAt.toString(), amount, card: cardShown } : null;
  const { subscriptionId } = subscription;
  return { endsAt: period.endsAt, told: { subscriptionId, number: period.number, endsAt: period.endsAt.toString(), next } };
}

const noCard = { provider: null, cardToken: null, cardShown: null };
const cardOf = (before: SubscriptionRecord | undefined) => {
  const { provider, cardToken, cardShown } = before ?? noCard;
  return cardToken === null ? noCard : { provider, cardToken, cardShown };
};

/** The period was paid by another order: the one that the school made for it is not charged any more. */
async function supersedeRenewal({ orders, realtime }: Tools, { subscriptionId }: SubscriptionRecord, number: number, paidWith: string) {
  const renewal = await orders.renewal(subscriptionId, number);
  if (!renewal || renewal.orderId === paidWith) return;
  await orders.supersede(renewal.orderId);
  await realtime.changed(`orders/${renewal.orderId}`);
}
