import type { TopicProvider } from '#platform/realtime';

import type { Refunds } from './refunds.ts';

/** `refunds`: what waits for a manager, live. */
export const refundsTopic = (refunds: Refunds): TopicProvider<'refunds'> => ({
  may: () => true,
  snapshot: () => refunds.list(),
});
