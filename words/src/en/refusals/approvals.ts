import type { approvalsRefusals } from '@school/contract/approvals/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'approvals.not_found': 'Request not found',
  'approvals.decided': 'This request has already been decided',
} satisfies FurtherRefusalTexts<typeof approvalsRefusals>;
