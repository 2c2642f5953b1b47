import type { TopicProvider } from '#platform/realtime';

import type { Payments } from './payments.ts';

/** `orders/:orderId`: an order followed live by its family, and by support beside it. */
export const ordersTopic = (payments: Payments): TopicProvider<'orders/:orderId'> => ({
  may: ({ customerId }, { orderId }) =>
    payments.order(customerId, orderId).then(
      () => true,
      () => false,
    ),
  snapshot: ({ orderId }, _query, { customerId }) => payments.order(customerId, orderId),
});
