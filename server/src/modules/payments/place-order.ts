import type { SentTo } from '@school/contract/calls';
import type { Product } from '@school/contract/catalogue/shapes';
import { paymentsLimits } from '@school/contract/payments/limits';
import type { Order } from '@school/contract/payments/shapes';
import type { Currency } from '@school/contract/shapes';
import { allowed, refused } from '@school/contract/verdict';

import { answerOnce } from '#platform/idempotency';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import { fulfilOrder } from './fulfil-order.ts';
import { judgePaying } from './openings/judge-paying.ts';
import { openCheckout } from './open-checkout.ts';
import { isPaid, isSameRequest, type OrderRecord } from './rules/order.ts';
import { priceAfter } from './rules/sibling.ts';
import { offOf, siblingPercentOf } from './sibling-terms.ts';
import type { PaymentOption } from './rules/payment-options.ts';
import { termsOf } from './terms-of-order.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { viewOrder } from './view-order.ts';

/**
 * Orders a package and opens its checkout. Asked twice for the same, by two tabs at once, it is one order; asked again
 * under the same key, it is the order of the first time, whatever became of it.
 */
export const placeOrder =
  (tools: Tools) =>
  async (who: Payer, request: SentTo<'POST /orders'>['body'], key?: string): Promise<Order> => {
    const asked = key === undefined ? undefined : { scope: who.customerId, key, call: 'POST /orders', taken: request };
    insist(request.termsAccepted ? allowed() : refused('payments.terms_not_accepted'));
    insist(await judgePaying(tools, who.customerId));
    const now = tools.clock.now();
    const currency = request.currency ?? (await tools.families.family(who.customerId)).currency;
    // Saved cards are the parent's alone, whoever else may pay (docs/rules/payments.md#saved-cards).
    if (who.adult && (request.cardId !== undefined || request.saveCard === true)) throw new Refusal('identity.parent_only');
    const option = await chosenOption(tools, who.customerId, request, currency);
    const product = await tools.catalogue.product(request.productCode, currency, now);
    if (request.promoCode !== undefined) await tools.promotions.insistChecked(who.customerId, request.promoCode);
    const isSubscription = product.kind === 'subscription';
    const renew = request.renew === true && isSubscription && request.cardId === undefined;
    const saveCard = request.saveCard === true && !isSubscription && request.cardId === undefined && who.accountId !== undefined;
    const keep = () => keepOrder(tools, who, product, { typed: request.promoCode, renew, saveCard, byCard: request.cardId !== undefined });
    const orderId = asked ? await answerOnce(tools.db, { ...asked, scope: `${asked.scope}/order` }, keep) : await keep();
    // An order that a code made free is paid already: no bank is asked.
    if (!isPaid(await tools.orders.ofFamily(who.customerId, orderId))) await openCheckout(tools)(orderId, option, asked);
    return viewOrder(tools)(await tools.orders.ofFamily(who.customerId, orderId));
  };

/** Orders a package that somebody else is to pay: no bank is asked yet. */
export const orderUnpaid =
  (tools: Tools) =>
  async (who: Pick<Principal, 'customerId' | 'locale'>, request: SentTo<'POST /pay-links'>['body']): Promise<Order> => {
    insist(request.termsAccepted ? allowed() : refused('payments.terms_not_accepted'));
    insist(await judgePaying(tools, who.customerId));
    const currency = request.currency ?? (await tools.families.family(who.customerId)).currency;
    paymentOption(tools.paymentOptions(currency), {});
    const product = await tools.catalogue.product(request.productCode, currency, tools.clock.now());
    if (request.promoCode !== undefined) await tools.promotions.insistChecked(who.customerId, request.promoCode);
    const orderId = await keepOrder(tools, who, product, { typed: request.promoCode, renew: false, saveCard: false, byCard: false });
    return viewOrder(tools)(await tools.orders.ofFamily(who.customerId, orderId));
  };

/** The open order when it is the same request; otherwise a new one takes its place, with the gifts of this moment. */
const keepOrder = (
  tools: Tools,
  who: Payer,
  product: Product,
  { typed, renew, saveCard, byCard }: { typed: string | undefined; renew: boolean; saveCard: boolean; byCard: boolean },
): Promise<string> =>
  tools.db.inTransaction(async () => {
    const { orders, promotions, ledger, clock, realtime, school } = tools;
    const familyId = who.customerId;
    await ledger.lockFamily(familyId);
    const now = clock.now();
    // A tap of a saved card ends with the money gone: whoever taps twice has bought once.
    const sameTap = { seconds: paymentsLimits.sameTapSeconds };
    const tapped = byCard ? await orders.paidByCardSince(familyId, product.productCode, now.subtract(sameTap)) : undefined;
    if (tapped) return tapped.orderId;
    const { amount: price, currency } = product.price;
    const code = typed === undefined ? undefined : await promotions.judgeCode(familyId, typed, { ...product, amount: price, currency });
    const percent = await siblingPercentOf(tools, familyId);
    const off = { code: code?.discount ?? 0, sibling: offOf(product, percent) };
    const { amount, discount, siblingDiscount } = priceAfter(price, off);
    const promoCode = code?.code ?? null;
    const bonus = sum(await promotions.giftsFor(familyId, product.lessons, now));
    const terms = await termsOf(tools, { kind: product.kind, currency });
    const open = await orders.openOf(familyId);
    if (open) {
      const promised = sum(await promotions.giftsOf(open.orderId));
      if (
        isSameRequest(
          { ...open, promised },
          { productCode: product.productCode, amount, currency, bonus, promoCode, renew, saveCard, ...terms },
          now,
        )
      )
        return open.orderId;
      await orders.supersede(open.orderId);
      await promotions.releaseCode(open.orderId);
      await realtime.changed(`orders/${open.orderId}`);
    }
    const order = {
      orderId: newId(),
      familyId,
      amount,
      currency,
      promoCode,
      discount,
      sibling: { percent: siblingDiscount > 0 ? percent : 0, discount: siblingDiscount },
      locale: who.locale,
      createdAt: now,
      closesAt: now.add({ hours: await school.read('orderHours') }),
      ...terms,
      renewConsentAt: renew ? now : null,
      keepsCard: saveCard && who.accountId !== undefined ? { at: now, by: who.accountId } : null,
      renews: null,
    };
    await orders.add({ ...order, ...packageOf(product) });
    await promotions.freeze(order.orderId, familyId, product.lessons);
    if (code) await promotions.reserveCode(order.orderId, familyId, code, currency);
    if (amount === 0) await fulfilOrder(tools, await orders.ofFamily(familyId, order.orderId), { provider: 'none' });
    return order.orderId;
  });

const packageOf = ({ productCode, kind, lessons }: Product): Pick<OrderRecord, 'productCode' | 'kind' | 'lessons'> => ({
  productCode,
  kind,
  lessons,
});

const sum = (gifts: ReadonlyArray<{ lessons: number }>): number => gifts.reduce((all, gift) => all + gift.lessons, 0);

/** Who pays; a card is saved by an account alone. */
type Payer = Pick<Principal, 'customerId' | 'locale'> & Partial<Pick<Principal, 'accountId' | 'adult'>>;

/** A saved card is charged at its own provider, where that takes the currency; without one it is the way that was asked for. */
async function chosenOption(
  tools: Tools,
  familyId: string,
  { cardId, provider, method }: Pick<SentTo<'POST /orders'>['body'], 'cardId' | 'provider' | 'method'>,
  currency: Currency,
): Promise<Parameters<ReturnType<typeof openCheckout>>[1]> {
  const options = tools.paymentOptions(currency);
  if (cardId === undefined) return { ...paymentOption(options, { provider, method }), chosen: method !== undefined };
  const card = await tools.port('cards').insistChargeable(familyId, cardId);
  return { ...paymentOption(options, { provider: card.provider, method: 'card' }), cardId, chosen: true };
}

/** The provider and the way to pay that were asked for, or the first on offer. */
function paymentOption(
  options: readonly PaymentOption[],
  request: { provider?: string | undefined; method?: string | undefined },
): PaymentOption {
  const found = options.find(
    ({ provider, method }) => (request.provider ?? provider) === provider && (request.method ?? method) === method,
  );
  if (!found) throw new Refusal('payments.provider_not_found');
  return found;
}
