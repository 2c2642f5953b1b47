import type { manualCalls } from '@school/contract/payments/manual-calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

export const manualHttp = (
  payments: Pick<Payments, 'makeOrder' | 'recordPayment' | 'makeInvoice' | 'invoice' | 'matchStatement'>,
): Handlers<typeof manualCalls> => ({
  'POST /manager/families/:familyId/orders': ({ who, params, body }) => payments.makeOrder(who, params.familyId, body),
  'POST /manager/orders/:orderId/payments': ({ who, params, body }) => payments.recordPayment(who, params.orderId, body),
  'POST /manager/orders/:orderId/invoice': ({ params, body }) => payments.makeInvoice(params.orderId, body.days),
  'GET /manager/orders/:orderId/invoice': ({ params }) => payments.invoice(params.orderId),
  'POST /manager/statements/match': async ({ body }) => ({ rows: await payments.matchStatement(body.rows) }),
});
