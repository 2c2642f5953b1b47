import type { subscriptionCalls } from '@school/contract/subscriptions/calls';

import type { Handlers } from '#platform/http';

import type { Subscriptions } from './subscriptions.ts';

export const subscriptionsHttp = (subscriptions: Subscriptions): Handlers<typeof subscriptionCalls> => ({
  'GET /payment/subscriptions': ({ who }) => subscriptions.list(who.customerId),
  'POST /payment/subscriptions/:subscriptionId/stop': ({ who, params }) => subscriptions.stop(who.customerId, params.subscriptionId),
  'POST /payment/subscriptions/:subscriptionId/resume': ({ who, params }) => subscriptions.resume(who.customerId, params.subscriptionId),
});
