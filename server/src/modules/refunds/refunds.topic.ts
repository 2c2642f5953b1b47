import type { TopicProvider } from '#platform/realtime';

import type { RefundDeeds } from './refunds.ts';

/** `refunds`: what waits for a manager, live. */
export const refundsTopic = (refunds: RefundDeeds): TopicProvider<'refunds'> => ({
  may: () => true,
  snapshot: () => refunds.list(),
});
