import type { Refusals } from '../refusal.ts';

/** Promo codes (docs/rules/promotions.md#promo-codes); the codes on the wire are those that clients know. */
export const promotionsRefusals = {
  promo_not_allowed: { status: 409, message: 'promo_not_allowed' },
  promo_too_short: { status: 400, message: 'promo_too_short' },
  promo_too_long: { status: 400, message: 'promo_too_long' },
  promo_own_friend_code: { status: 409, message: 'promo_own_friend_code' },
  promo_invalid_type: { status: 409, message: 'promo_invalid_type' },
  promo_wrong_bundle_kind: { status: 409, message: 'promo_wrong_bundle_kind' },
  promo_bundle_incompatible: { status: 409, message: 'promo_bundle_incompatible' },
  promo_min_lessons: { status: 409, message: 'promo_min_lessons' },
  promo_not_checked: { status: 409, message: 'promo_not_checked' },
  promo_exists: { status: 409, message: 'promo_exists' },
  promo_not_found: { status: 404, message: 'promo_not_found' },
  'promotions.terms_in_past': { status: 409, message: 'Terms cannot begin in the past' },
  'promotions.terms_planned': { status: 409, message: 'Terms are planned for this moment already' },
  'promotions.terms_not_found': { status: 404, message: 'Terms not found' },
  'promotions.terms_begun': { status: 409, message: 'The terms have begun already' },
  used_promo_code: { status: 409, message: 'used_promo_code' },
} as const satisfies Refusals;
