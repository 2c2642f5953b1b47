import type { payLinksRefusals } from '@school/contract/pay-links/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'pay-links.not_found': 'This payment link does not work. Ask whoever sent it for a new one',
  'pay-links.over': 'With this promo code there is nothing to pay: the package is on the balance already',
} satisfies FurtherRefusalTexts<typeof payLinksRefusals>;
