import type { promotionsRefusals } from '@school/contract/promotions/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  promo_exists: 'There is such a promo code already',
  promo_not_found: 'There is no such promo code',
  'promotions.terms_in_past': 'Terms cannot begin in the past. Choose another day or “At once”',
  'promotions.terms_planned': 'Terms are planned for this moment already. Call them off or choose another day',
  'promotions.terms_not_found': 'There are no such terms',
  'promotions.terms_begun': 'These terms have begun already: set new ones after them',
} satisfies FurtherRefusalTexts<typeof promotionsRefusals>;
