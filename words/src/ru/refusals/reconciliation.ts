import type { reconciliationRefusals } from '@school/contract/reconciliation/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'reconciliation.case_not_found': 'Такого случая в списке нет',
  'reconciliation.case_closed': 'Этот случай уже закрыт',
  'reconciliation.case_waits': 'По этому случаю уже ждут согласия коллеги',
  'reconciliation.remedy_does_not_fit': 'Это действие здесь не поможет. Откройте случай ещё раз: он изменился',
} satisfies FurtherRefusalTexts<typeof reconciliationRefusals>;
