import type { promotionsRefusals } from '@school/contract/promotions/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  promo_exists: 'Такой промокод уже есть',
  promo_not_found: 'Промокод не найден',
  'promotions.terms_in_past': 'Условия не могут начаться в прошлом. Выберите другой день или «Сразу»',
  'promotions.terms_planned': 'На этот момент условия уже назначены. Отмените их или выберите другой день',
  'promotions.terms_not_found': 'Условия не найдены',
  'promotions.terms_begun': 'Эти условия уже действуют. Назначьте новые',
} satisfies FurtherRefusalTexts<typeof promotionsRefusals>;
