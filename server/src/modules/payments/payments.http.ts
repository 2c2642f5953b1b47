import type { paymentsCalls } from '@school/contract/payments/calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

export const paymentsHttp = (payments: Payments): Handlers<typeof paymentsCalls> => ({
  'GET /payment/products': ({ who, query }) => payments.options(who, query.currency),
  'POST /orders': ({ who, body, request }) => payments.placeOrder(who, body, request.idempotencyKey),
  'GET /orders/:orderId': ({ who, params }) => payments.order(who.customerId, params.orderId),
  'POST /orders/:orderId/attempts': ({ who, params, request }) => payments.tryAgain(who, params.orderId, request.idempotencyKey),
  'POST /payments/webhooks/:provider': async ({ params, request }) => {
    await payments.receiveWebhook(params.provider, request.raw, request.headers);
    return { received: true };
  },
});
