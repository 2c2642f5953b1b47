import type { manualCalls } from '@school/contract/payments/manual-calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

export const manualHttp = (payments: Pick<Payments, 'makeOrder' | 'recordPayment'>): Handlers<typeof manualCalls> => ({
  'POST /manager/families/:familyId/orders': ({ who, params, body }) => payments.makeOrder(who, params.familyId, body),
  'POST /manager/orders/:orderId/payments': ({ who, params, body }) => payments.recordPayment(who, params.orderId, body),
});
