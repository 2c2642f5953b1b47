import type { subscriptionCalls } from '@school/contract/payments/subscription-calls';

import type { Handlers } from '#platform/http';

import type { Payments } from '../payments/payments.ts';

export const subscriptionsHttp = (payments: Payments): Handlers<typeof subscriptionCalls> => ({
  'GET /payment/subscriptions': ({ who }) => payments.subscriptions(who.customerId),
  'POST /payment/subscriptions/:subscriptionId/stop': ({ who, params }) => payments.stopSubscription(who.customerId, params.subscriptionId),
  'POST /payment/subscriptions/:subscriptionId/resume': ({ who, params }) =>
    payments.resumeSubscription(who.customerId, params.subscriptionId),
});
