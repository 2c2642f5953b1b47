import type { reconciliationRefusals } from '@school/contract/reconciliation/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'reconciliation.case_not_found': 'Case not found',
  'reconciliation.case_closed': 'This case is already closed',
  'reconciliation.case_waits': 'This case is already waiting for a colleague’s approval',
  'reconciliation.remedy_does_not_fit': 'The case has changed, so this won’t help. Open it again',
} satisfies FurtherRefusalTexts<typeof reconciliationRefusals>;
