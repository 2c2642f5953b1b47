/** The door of promotions: gifts, and later promo codes and friends. */
export { createPromotions, type Promotions } from './promotions.ts';
export { entryOf } from './rules/gift.ts';
export type { FrozenGift } from './gifts.store.ts';
export type { GiftOffered } from './tools.ts';
