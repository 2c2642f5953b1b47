import type { reconciliationRefusals } from '@school/contract/reconciliation/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'reconciliation.case_not_found': 'There is no such case',
  'reconciliation.case_closed': 'This case is closed already',
  'reconciliation.case_waits': 'This case already waits for a colleague to agree',
  'reconciliation.remedy_does_not_fit': 'This does not help here. Open the case again: it has changed',
} satisfies FurtherRefusalTexts<typeof reconciliationRefusals>;
