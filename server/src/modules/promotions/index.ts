/** The door of promotions: gifts, promo codes and friends. */
import type { Promotions } from './promotions.ts';

export { createPromotions, type Promotions } from './promotions.ts';
export { promotionsHttp, promotionTermsHttp } from './promotions.http.ts';
export type { JudgedCode } from './judge-code.ts';
export { entryOf } from './rules/gift.ts';
export type { FrozenGift } from './gifts.store.ts';
export type { GiftOffered, OnboardingFinished, OrderRefunded } from './tools.ts';
export { eraseCodes } from './erase-kid.store.ts';

declare module '#platform/module' {
  interface Doors {
    promotions: Promotions;
  }
}
