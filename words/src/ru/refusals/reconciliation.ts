import type { reconciliationRefusals } from '@school/contract/reconciliation/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'reconciliation.case_not_found': 'Случай не найден',
  'reconciliation.case_closed': 'Этот случай уже закрыт',
  'reconciliation.case_waits': 'Этот случай уже ждёт согласия коллеги',
  'reconciliation.remedy_does_not_fit': 'Это действие здесь не поможет. Откройте случай ещё раз: он изменился',
} satisfies FurtherRefusalTexts<typeof reconciliationRefusals>;
