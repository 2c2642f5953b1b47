import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';

import type { Tone } from '#kit/card.tsx';

/** How a refund stands, as a colour says it. */
export const refundTones: Record<ManagerRefund['state'], Tone> = {
  asked: 'warn',
  approved: 'warn',
  sending: 'brand',
  failed: 'bad',
  done: 'good',
  declined: 'bad',
  withdrawn: 'plain',
};
