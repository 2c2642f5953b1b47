import type { paymentsCalls } from '@school/contract/payments/calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

export const paymentsHttp = (payments: Payments): Handlers<typeof paymentsCalls> => ({
  'GET /payment/products': ({ who, query }) => payments.options(who.customerId, query.currency),
  'POST /orders': ({ who, body }) => payments.placeOrder(who, body),
  'GET /orders/:orderId': ({ who, params }) => payments.order(who.customerId, params.orderId),
  'POST /orders/:orderId/attempts': ({ who, params }) => payments.tryAgain(who.customerId, params.orderId),
  'POST /payments/webhooks/:provider': async ({ params, request }) => {
    await payments.receiveWebhook(params.provider, request.raw, request.headers);
    return { received: true };
  },
});
