/** Why a promo code or a friend code cannot be had with a package. */
export const codeRefusals = [
  'promo_too_short',
  'promo_too_long',
  'promo_not_allowed',
  'promo_own_friend_code',
  'promo_invalid_type',
  'promo_wrong_bundle_kind',
  'promo_bundle_incompatible',
  'promo_min_lessons',
  'used_promo_code',
] as const;
