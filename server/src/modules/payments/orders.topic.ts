import type { TopicProvider } from '#platform/realtime';

import type { Payments } from './payments.ts';

/** `orders/:orderId`: an order followed live by its family, and by support beside it. */
export const ordersTopic = (payments: Payments): TopicProvider<'orders/:orderId'> => ({
  may: ({ role, customerId }, { orderId }) =>
    (role === 'parent' || role === 'support') &&
    payments.order(customerId, orderId).then(
      () => true,
      () => false,
    ),
  snapshot: ({ orderId }, _query, { customerId }) => payments.order(customerId, orderId),
});
