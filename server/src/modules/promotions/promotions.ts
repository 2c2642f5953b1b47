import type { Gift } from '@school/contract/promotions/shapes';

import type { Db } from '#platform/db';

import { createGifts, type FrozenGift } from './gifts.store.ts';
import { offerGift } from './offer-gift.ts';
import { afterIntroOffer, countedGifts, introDayOffer, isOpen } from './rules/gift.ts';
import type { Tools } from './tools.ts';

export type PromotionsGiven = Omit<Tools, 'gifts' | 'db'> & { db: Db };

/** Gifts (spec §9, decisions D7): offered to a family, promised to an order, given when it is paid. */
export function createPromotions({ db, ...given }: PromotionsGiven) {
  const tools: Tools = { ...given, db, gifts: createGifts(db) };
  const offer = offerGift(tools);

  async function openGifts(familyId: string, now: Temporal.Instant): Promise<Gift[]> {
    const open = countedGifts((await tools.gifts.notGiven(familyId)).filter((made) => isOpen(made, now)));
    return open.map(({ giftCode, lessons, until }) => ({ giftCode, lessons, until: until.toString() }));
  }

  return {
    /** Gifts that a package ordered at `now` would get, as the User document shows them. */
    openGifts,
    /** The report of a trial has come with a recommendation: +3 lessons for 48 hours, +1 today if it is still that day. */
    async offerAfterIntro(familyId: string, introStartsAt: Temporal.Instant, reportedAt: Temporal.Instant): Promise<void> {
      await offer(familyId, afterIntroOffer(reportedAt));
      await offer(familyId, introDayOffer(introStartsAt));
    },
    /** A trial has taken place: +1 lesson for paying on the same school day, report or not. */
    offerIntroDay: (familyId: string, introAt: Temporal.Instant): Promise<void> => offer(familyId, introDayOffer(introAt)),
    /** Promises the gifts open now to an order whose checkout is being made; it keeps them whenever it is paid. */
    async freeze(orderId: string, familyId: string): Promise<FrozenGift[]> {
      const now = tools.clock.now();
      const open = await openGifts(familyId, now);
      for (const gift of open) await tools.gifts.freeze(orderId, familyId, gift, now);
      return open.map(({ giftCode, lessons }) => ({ giftCode, lessons }));
    },
    giftsOf: tools.gifts.ofOrder,
    /** Gives an order that is being paid what it was promised, each gift once a family; answers with what was given. */
    give: (orderId: string): Promise<FrozenGift[]> => tools.gifts.give(orderId, tools.clock.now()),
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
