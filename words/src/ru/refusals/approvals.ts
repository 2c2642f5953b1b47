import type { approvalsRefusals } from '@school/contract/approvals/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'approvals.not_found': 'Заявка не найдена',
  'approvals.decided': 'По этой заявке уже принято решение',
} satisfies FurtherRefusalTexts<typeof approvalsRefusals>;
