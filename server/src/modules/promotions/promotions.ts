import { giftLessonsFrom } from '@school/contract/promotions/limits';
import type { Gift, PromoOffer } from '@school/contract/promotions/shapes';
import type { Currency } from '@school/contract/shapes';

import type { Db } from '#platform/db';
import { listenTo } from '#platform/module';

import { createCodes } from './codes.store.ts';
import { friendCodeOf, promoConditions } from './friend-code.ts';
import { createFriends } from './friends.store.ts';
import { createGifts, type FrozenGift } from './gifts.store.ts';
import { giveForSurvey } from './give-for-survey.ts';
import { checkCode, insistChecked, judgeCode } from './judge-code.ts';
import { createCode, listCodes, showCode, stopCode } from './manage-codes.ts';
import { listPromotions, setTerms, termsOf, withdrawTerms } from './manage-terms.ts';
import { consumeCode, releaseCode, reserveCode } from './redeem-code.ts';
import { createRedemptions } from './redemptions.store.ts';
import { offerGift } from './offer-gift.ts';
import { countedGifts, fitsPackage, introDayOffer, isOpen, soonOffer } from './rules/gift.ts';
import { createSurveys } from './surveys.store.ts';
import { createTerms } from './terms.store.ts';
import type { Tools } from './tools.ts';
import { whenFamilyHasPaid, whenFamilyIsRegistered, whenOrderIsRefunded } from './when-friends-come.ts';

export type PromotionsGiven = Omit<Tools, 'gifts' | 'codes' | 'friends' | 'redemptions' | 'surveys' | 'terms' | 'db'> & { db: Db };

/** Gifts, promo codes and friends (docs/rules/promotions.md): offered or checked, promised to an order, kept when it is paid. */
export function createPromotions({ db, ...given }: PromotionsGiven) {
  const tools: Tools = {
    ...given,
    db,
    gifts: createGifts(db),
    codes: createCodes(db),
    friends: createFriends(db),
    redemptions: createRedemptions(db),
    surveys: createSurveys(db),
    terms: createTerms(db),
  };
  const offer = offerGift(tools);
  const terms = termsOf(tools);

  /** The virtual onboarding is finished: +3 lessons for 24 hours (docs/rules/promotions.md#gifts), once a family. */
  const offerAfterOnboarding = async (familyId: string, finishedAt: Temporal.Instant): Promise<void> =>
    offer(familyId, soonOffer('afterOnboarding', await terms('afterOnboarding', finishedAt), finishedAt));
  const offerIntroDay = async (familyId: string, introAt: Temporal.Instant): Promise<void> =>
    offer(familyId, introDayOffer(await terms('introDay', introAt), introAt));

  async function openGifts(familyId: string, now: Temporal.Instant): Promise<Gift[]> {
    const open = countedGifts((await tools.gifts.notGiven(familyId)).filter((made) => isOpen(made, now)));
    return open.map(({ giftCode, lessons, until }) => ({ giftCode, lessons, lessonsFrom: giftLessonsFrom, until: until.toString() }));
  }

  return {
    /** Gifts that are open to a family at `now`, as the User document shows them. */
    openGifts,
    /** Those of them that a package of so many lessons would get. */
    giftsFor: async (familyId: string, lessons: number, now: Temporal.Instant): Promise<Gift[]> =>
      fitsPackage(lessons) ? openGifts(familyId, now) : [],
    /** The report of a trial has come with a recommendation: +3 lessons for 48 hours, +1 today if it is still that day. */
    async offerAfterIntro(familyId: string, introStartsAt: Temporal.Instant, reportedAt: Temporal.Instant): Promise<void> {
      await offer(familyId, soonOffer('afterIntro', await terms('afterIntro', reportedAt), reportedAt));
      await offerIntroDay(familyId, introStartsAt);
    },
    /** A trial has taken place: +1 lesson for paying on the same school day, report or not. */
    offerIntroDay,
    offerAfterOnboarding,
    giveForSurvey: giveForSurvey(tools),
    /**
     * What the first lessons and a diagnostics bring a family: the offer that waits for it, or what finishing now would
     * bring. Null when the gift is off, or the family's offer is over or given.
     */
    async onboardingGift(familyId: string): Promise<{ lessons: number; lessonsFrom: number; hours: number } | null> {
      const now = tools.clock.now();
      const { isOn, lessons, hours } = await terms('afterOnboarding', now);
      const made = await tools.gifts.madeOf(familyId, 'afterOnboarding');
      if (made) {
        const waits = (await openGifts(familyId, now)).find(({ giftCode }) => giftCode === 'afterOnboarding');
        return waits ? { lessons: waits.lessons, lessonsFrom: waits.lessonsFrom, hours: hours ?? 0 } : null;
      }
      return isOn && hours !== null ? { lessons, lessonsFrom: giftLessonsFrom, hours } : null;
    },
    /** What a family would get for answering a survey now: nothing when it was thanked before or the gift is off. */
    async surveyGift(familyId: string): Promise<number> {
      const { isOn, lessons } = await terms('survey', tools.clock.now());
      return isOn && !(await tools.surveys.wasThanked(familyId)) ? lessons : 0;
    },
    /** Promises the gifts open now to an order of so many lessons whose checkout is being made; it keeps them whenever it is paid. */
    async freeze(orderId: string, familyId: string, lessons: number): Promise<FrozenGift[]> {
      const now = tools.clock.now();
      const open = fitsPackage(lessons) ? await openGifts(familyId, now) : [];
      for (const gift of open) await tools.gifts.freeze(orderId, familyId, gift, now);
      return open.map(({ giftCode, lessons }) => ({ giftCode, lessons }));
    },
    giftsOf: tools.gifts.ofOrder,
    /** What a code makes of a package at its price of today; noted as checked. */
    async checkCode(
      familyId: string,
      request: { code: string; productCode: string; currency?: Currency | undefined },
    ): Promise<PromoOffer> {
      const currency = request.currency ?? (await tools.families.family(familyId)).currency;
      const { price, ...product } = await tools.catalogue.product(request.productCode, currency, tools.clock.now());
      return checkCode(tools)(familyId, request.code, { ...product, ...price });
    },
    insistChecked: insistChecked(tools),
    judgeCode: judgeCode(tools),
    /** In the life of an order: a code promised, given back, kept. */
    reserveCode: reserveCode(tools),
    releaseCode: releaseCode(tools),
    consumeCode: consumeCode(tools),
    redemptionOf: tools.redemptions.of,
    friendCodeOf: friendCodeOf(tools),
    conditions: promoConditions(tools),
    listCodes: listCodes(tools),
    createCode: createCode(tools),
    showCode: showCode(tools),
    stopCode: stopCode(tools),
    /** For managers: what gifts and the referral promotion give, from when on. */
    listPromotions: listPromotions(tools),
    setTerms: setTerms(tools),
    withdrawTerms: withdrawTerms(tools),
    /** Gives an order that is being paid what it was promised, each gift once a family; answers with what was given. */
    give: (orderId: string): Promise<FrozenGift[]> => tools.gifts.give(orderId, tools.clock.now()),
    listens: listenTo({
      'families.registered': { 'promotions.when-family-is-registered': whenFamilyIsRegistered(tools) },
      'promotions.family_paid': { 'promotions.when-family-has-paid': whenFamilyHasPaid(tools) },
      'payments.order_refunded': { 'promotions.when-order-is-refunded': whenOrderIsRefunded(tools) },
      'onboarding.finished': {
        'promotions.offer-after-onboarding': ({ familyId, finishedAt }) =>
          offerAfterOnboarding(familyId, Temporal.Instant.from(finishedAt)),
      },
    }),
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
