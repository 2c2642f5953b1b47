import type { reconciliationCalls } from '@school/contract/reconciliation/calls';

import type { Handlers } from '#platform/http';

import type { Reconciliation } from './reconciliation.ts';

export const reconciliationHttp = (reconciliation: Reconciliation): Handlers<typeof reconciliationCalls> => ({
  'GET /manager/reconciliation': ({ query }) => reconciliation.list(query),
  'GET /manager/reconciliation/:caseId/orders': ({ params }) => reconciliation.orders(params.caseId),
  'POST /manager/reconciliation/:caseId/remedy': ({ who, params, body, request }) =>
    reconciliation.remedy({ accountId: who.accountId }, params.caseId, body, request.idempotencyKey),
});
