import type { promotionsRefusals } from '@school/contract/promotions/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  promo_exists: 'This promo code already exists',
  promo_not_found: 'Promo code not found',
  'promotions.terms_in_past': 'Terms can’t start in the past. Choose another day or “Now”',
  'promotions.terms_planned': 'Terms are already scheduled for this time. Cancel them or choose another day',
  'promotions.terms_not_found': 'Terms not found',
  'promotions.terms_begun': 'These terms are already in effect. Set new ones instead',
} satisfies FurtherRefusalTexts<typeof promotionsRefusals>;
