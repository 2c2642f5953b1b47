/** The door of promotions: gifts, promo codes and friends. */
export type { Promotions } from './promotions.ts';
export type { JudgedCode } from './judge-code.ts';
export { entryOf } from './rules/gift.ts';
export type { FrozenGift } from './gifts.store.ts';
export type { GiftOffered, OnboardingFinished, OrderRefunded } from './tools.ts';
