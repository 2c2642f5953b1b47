import type { documentCalls } from '@school/contract/payments/document-calls';

import type { Handlers } from '#platform/http';

import type { Payments } from './payments.ts';

/** Papers of the caller's own family. */
export const documentsHttp = (payments: Payments): Handlers<typeof documentCalls> => ({
  'GET /payment/statement': ({ who, query }) => payments.statement(who, query),
  'GET /payment/invoice': ({ who, query }) => payments.invoice(query.orderId, who.customerId),
  'GET /payment/receipts': ({ who, query }) => payments.receipts(who.customerId, query.before),
  'GET /payment/receipt': ({ who: { customerId: familyId, locale }, query }) => payments.receipt({ familyId, locale, ...query }),
  'GET /payment/certificate': ({ who, query }) => payments.certificate(who, query),
});
