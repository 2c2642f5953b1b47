import type { AnswerOf } from '@school/contract/calls';
import { giftCodes, promotionCodes, promotionDefaults, termsLimits } from '@school/contract/promotions/limits';
import type { DatedTerms, Promotion, PromotionCode, PromotionTerms } from '@school/contract/promotions/terms-shapes';

import { Currency } from '@school/contract/shapes';

import { type Colleague, colleagueShown, withdrawalShown } from '#platform/dated-rows';
import { insist, Refusal } from '#platform/refusal';

import { cheaperSmall } from './rules/cheaper-small.ts';
import { fits, mayBegin, mayWithdraw, stateOf, termsAt } from './rules/terms.ts';
import type { TermsRecord } from './terms.store.ts';
import type { Tools } from './tools.ts';

/** The terms of a promotion at a moment. */
export const termsOf =
  ({ terms }: Pick<Tools, 'terms'>) =>
  async (promotion: PromotionCode, moment: Temporal.Instant): Promise<PromotionTerms> =>
    termsAt(promotion, await terms.of(promotion), moment);

/** Gifts and the referral promotion for managers, with their story and what came of them in the last days. */
export const listPromotions =
  ({ terms, catalogue, clock }: TermsTools) =>
  async (): Promise<AnswerOf<'GET /manager/gifts'>> => {
    const now = clock.now();
    const all = await terms.all();
    const figures = await terms.figures(now.subtract({ hours: 24 * termsLimits.figuresDays }), now);
    const promotions = promotionCodes.map((promotion): Promotion => {
      const { offered = 0, open = 0, given = 0, lessons = 0 } = figures.find((it) => it.promotion === promotion) ?? {};
      const own = ofPromotion(all, promotion);
      return { promotion, terms: story(promotion, own, now), figures: { offered, open, given, lessons } };
    });
    const given = giftCodes.flatMap((giftCode) => {
      const { isOn, lessons } = termsAt(giftCode, ofPromotion(all, giftCode), now);
      return isOn ? [{ giftCode, lessons }] : [];
    });
    const cheaper = [];
    for (const currency of Currency.options) cheaper.push(...cheaperSmall(await catalogue.products(currency, now), given));
    return { promotions, cheaperSmall: cheaper, now: now.toString() };
  };

const ofPromotion = (all: readonly TermsRecord[], promotion: PromotionCode) => all.filter((it) => it.promotion === promotion);

type TermsTools = Pick<Tools, 'db' | 'terms' | 'catalogue' | 'clock'>;

/** Other terms from a moment on; null is at once. Offers that are made keep what they were promised. */
export const setTerms =
  (tools: TermsTools) =>
  (
    by: Colleague,
    promotion: PromotionCode,
    request: PromotionTerms & { validFrom: Temporal.Instant | null; reason: string },
  ): Promise<Promotion> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      const validFrom = request.validFrom ?? now;
      insist(fits(promotion, request));
      insist(mayBegin(validFrom, now));
      if (!(await tools.terms.set(promotion, { ...request, validFrom }, by, now))) throw new Refusal('promotions.terms_planned');
      return shown(tools, promotion);
    });

/** Calls off terms that have not begun: those before them go on. */
export const withdrawTerms =
  (tools: TermsTools) =>
  (by: Colleague, promotion: PromotionCode, { validFrom, reason }: { validFrom: Temporal.Instant; reason: string }): Promise<Promotion> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      const found = (await tools.terms.of(promotion)).find((it) => it.withdrawnAt === null && it.validFrom.equals(validFrom));
      if (!found) throw new Refusal('promotions.terms_not_found');
      insist(mayWithdraw(found, now));
      if ((await tools.terms.withdraw(promotion, { validFrom, reason }, by, now)) === 0) throw new Refusal('promotions.terms_not_found');
      return shown(tools, promotion);
    });

async function shown(tools: TermsTools, promotion: PromotionCode): Promise<Promotion> {
  const found = (await listPromotions(tools)()).promotions.find((it) => it.promotion === promotion);
  if (!found) throw new Error(`There is no promotion ${promotion}`);
  return found;
}

const story = (promotion: PromotionCode, all: readonly TermsRecord[], now: Temporal.Instant): DatedTerms[] => [
  ...all.map((terms) => ({
    isOn: terms.isOn,
    lessons: terms.lessons,
    friendLessons: terms.friendLessons,
    hours: terms.hours,
    validFrom: terms.validFrom.toString(),
    state: stateOf(terms, all, now),
    setAt: terms.setAt.toString(),
    by: colleagueShown(terms.setBy, terms.setByName),
    reason: terms.reason,
    withdrawn: withdrawalShown(terms),
  })),
  { ...promotionDefaults[promotion], validFrom: null, state: stateOf(null, all, now), setAt: null, by: null, reason: '', withdrawn: null },
];
