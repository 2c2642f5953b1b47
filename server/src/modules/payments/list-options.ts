import type { AnswerOf } from '@school/contract/calls';
import type { Currency } from '@school/contract/shapes';

import type { Principal } from '#platform/principal';

import { judgePaying } from './openings/judge-paying.ts';
import { mayTryAgain } from './rules/order.ts';
import type { PaymentOption } from './rules/payment-options.ts';
import { offOf, siblingPercentOf } from './sibling-terms.ts';
import { refundTermsNow } from './terms-of-order.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { viewOrder } from './view-order.ts';

/** All that the payment page shows; in the family's currency unless another one is asked for. */
export const listOptions =
  (tools: Tools) =>
  async (
    { customerId: familyId, adult }: Pick<Principal, 'customerId' | 'adult'>,
    asked?: Currency,
  ): Promise<AnswerOf<'GET /payment/products'>> => {
    const { catalogue, promotions, families, orders, clock } = tools;
    const now = clock.now();
    const currency = asked ?? (await families.family(familyId)).currency;
    const products = await catalogue.products(currency, now);
    const percent = await siblingPercentOf(tools, familyId);
    const open = await orders.openOf(familyId);
    const options = tools.paymentOptions(currency);
    return {
      may: await judgePaying(tools, familyId),
      currency,
      refundTerms: await refundTermsNow(tools, currency),
      products,
      sibling: percent > 0 ? { percent, off: Object.fromEntries(products.map((it) => [it.productCode, offOf(it, percent)])) } : null,
      suggestedCode: await suggestedCode(tools, familyId),
      gifts: await promotions.openGifts(familyId, now),
      methods: [...options],
      cards: adult ? null : await cardsFor(tools, familyId, options),
      openOrder: open && mayTryAgain(open, now).allowed ? await viewOrder(tools)(open) : null,
      now: now.toString(),
    };
  };

/** Saved cards whose provider is asked in this currency. */
const cardsFor = async (tools: Tools, familyId: string, options: readonly PaymentOption[]) =>
  (await tools.port('cards').ofFamily(familyId)).filter((card) => options.some(({ provider }) => provider === card.provider));

/** The code a family came with, until it has paid for the first time. */
async function suggestedCode({ families, ledger }: Pick<Tools, 'families' | 'ledger'>, familyId: string): Promise<string | null> {
  const { promoCode } = await families.family(familyId);
  return promoCode !== null && !(await ledger.balanceOf(familyId)).isFirstBundlePaid ? promoCode : null;
}
