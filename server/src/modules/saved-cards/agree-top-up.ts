import type { SentTo } from '@school/contract/calls';
import type { TopUpState } from '@school/contract/saved-cards/shapes';

import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import { endTopUp } from './end-top-up.ts';
import { mayCharge } from './rules/card.ts';
import { mayAgree, mostLeft } from './rules/top-up.ts';
import type { Tools } from './tools.ts';
import { kindOf } from './top-up-price.ts';

type Wanted = SentTo<'POST /payment/top-up'>['body'];

/** The top-up of a family, why the last one ended, and what it can be switched on with. */
export const showTopUp =
  (tools: Tools) =>
  async (familyId: string): Promise<TopUpState> => {
    const { topUps, catalogue, families, clock, school } = tools;
    const { currency } = await families.family(familyId);
    const it = await topUps.of(familyId);
    const products = await catalogue.products(currency, clock.now());
    return {
      topUp:
        it?.ended === null
          ? {
              cardId: it.cardId,
              productCode: it.productCode,
              kind: it.kind,
              lessons: it.lessons,
              threshold: it.threshold,
              next: it.chargeAt && { at: it.chargeAt.toString(), most: { amount: it.toldAmount ?? it.price, currency: it.currency } },
              failures: it.failures,
            }
          : null,
      ended: it?.ended ?? null,
      offers: products.flatMap((product) => {
        const kind = kindOf(product);
        const { productCode, lessons, price } = product;
        return kind && lessons > 1 ? [{ productCode, kind, lessons, price, mostLeft: mostLeft(lessons) }] : [];
      }),
      noticeDays: school.now('topUpNoticeDays'),
    };
  };

/** A family agrees to what it was shown; what was told before is told anew. */
export const agreeTopUp =
  (tools: Tools) =>
  async (
    who: Pick<Principal, 'accountId' | 'customerId' | 'locale'>,
    { cardId, productCode, threshold, price, agreed }: Wanted,
  ): Promise<void> => {
    const { cards, catalogue, families, topUps, ledger, clock, realtime } = tools;
    const familyId = who.customerId;
    await tools.db.inTransaction(async () => {
      await ledger.lockFamily(familyId);
      const now = clock.now();
      const card = await cards.find(cardId);
      if (card?.familyId !== familyId) throw new Refusal('payments.card_not_found');
      insist(mayCharge(card, now));
      const { currency } = await families.family(familyId);
      const product = await catalogue.product(productCode, currency, now);
      const kind = kindOf(product);
      if (!kind) throw new Refusal('catalogue.product_not_found');
      const { lessons } = product;
      insist(mayAgree({ agreed, threshold, price }, { lessons, price: product.price.amount }));
      const before = await topUps.of(familyId);
      if (before?.ended === null) await endTopUp(tools, before, 'family');
      const about = { familyId, cardId, productCode, kind, lessons, threshold, currency, price, locale: who.locale };
      await topUps.agree({ ...about, consentedBy: who.accountId, consentedAt: now });
      await realtime.changed(`users/${familyId}`);
    });
  };

/** The family switches it off: from now on nothing is charged. */
export const switchTopUpOff =
  (tools: Tools) =>
  (familyId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const topUp = await tools.topUps.of(familyId);
      if (topUp?.ended === null) await endTopUp(tools, topUp, 'family');
    });
