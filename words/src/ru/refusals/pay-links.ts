import type { payLinksRefusals } from '@school/contract/pay-links/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'pay-links.not_found': 'Эта ссылка на оплату не работает. Попросите новую у того, кто её прислал',
  'pay-links.over': 'С этим промокодом платить нечего: пакет уже на балансе',
} satisfies FurtherRefusalTexts<typeof payLinksRefusals>;
