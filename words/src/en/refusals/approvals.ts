import type { approvalsRefusals } from '@school/contract/approvals/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'approvals.not_found': 'There is no such request',
  'approvals.decided': 'This request has been decided already',
} satisfies FurtherRefusalTexts<typeof approvalsRefusals>;
