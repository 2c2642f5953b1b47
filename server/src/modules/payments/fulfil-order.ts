import { unitsEnd } from '#modules/ledger';
import { entryOf } from '#modules/promotions';

import { keepReceipt } from './receipts/keep-receipt.ts';
import { moneyAccount } from './provider/money-account.ts';
import type { ReceivedMoney } from './stores/money.store.ts';
import { type OrderRecord, unitKindOf } from './rules/order.ts';
import type { Tools } from './dependencies/dependencies.ts';

/**
 * Gives what was paid for: the lot of the package and a lot for each gift and for the promo code, all with the same last day, so that
 * gift lessons are used last, or first where the order was made so (docs/rules/balance.md#order-of-use). Runs inside the transaction that keeps the payment.
 */
export async function fulfilOrder(tools: Tools, order: OrderRecord, money: Pick<ReceivedMoney, 'provider' | 'kept'>): Promise<void> {
  const { ledger, orders, outbox, clock } = tools;
  const { orderId, familyId, productCode, lessons, amount, currency } = order;
  const kind = unitKindOf(order.kind);
  const now = clock.now();
  const period = order.kind === 'subscription' ? await tools.port('subscriptions').beginPeriod(order, money) : undefined;
  const lot = {
    familyId,
    kind,
    orderId,
    currency,
    subscription: period !== undefined,
    expiresAt: period ? period.endsAt : unitsEnd(now, order.life),
  };
  const gift = { ...lot, value: 0, spentFirst: order.refundTerms.giftsFirst };
  const creditGifts = () => giveGifts(tools, order, gift);
  // What came first is used first: two credits of one act have moments of their own.
  const early = order.refundTerms.giftsFirst ? await creditGifts() : undefined;
  await ledger.credit({
    ...lot,
    source: 'paid',
    units: lessons,
    value: amount,
    listValue: amount + order.discount,
    moneyFrom: moneyAccount(money.provider),
    key: `order:${orderId}:paid`,
  });
  if (order.keepsCard !== null && money.kept) await tools.port('cards').keep(order, money);
  const bonus = early ?? (await creditGifts());
  await orders.markPaid(orderId, bonus, now);
  const receiptId = await keepReceipt(tools)({ familyId, orderId, what: 'paid', ref: orderId, amount, currency });
  const subscription = period?.told;
  await outbox.publish({
    type: 'payments.order_paid',
    orderId,
    familyId,
    productCode,
    kind,
    lessons,
    bonus,
    amount,
    currency,
    receiptId,
    ...(subscription && { subscription }),
  });
}

/** Credits the gifts of an order and what its promo code adds; answers with how many lessons they are. */
async function giveGifts(
  { ledger, promotions }: Tools,
  { orderId, familyId, lessons }: OrderRecord,
  lot: Omit<Parameters<Tools['ledger']['credit']>[0], 'source' | 'units' | 'key'>,
): Promise<number> {
  const gifts = await promotions.give(orderId);
  for (const { giftCode, lessons: units } of gifts) {
    await ledger.credit({ ...lot, source: entryOf(giftCode), units, key: `order:${orderId}:${giftCode}` });
  }
  const promised = await promotions.consumeCode(orderId, familyId, lessons);
  if (promised && promised.lessons > 0) {
    await ledger.credit({ ...lot, source: 'bonus', units: promised.lessons, key: `order:${orderId}:promo` });
  }
  return gifts.reduce((sum, gift) => sum + gift.lessons, promised?.lessons ?? 0);
}
