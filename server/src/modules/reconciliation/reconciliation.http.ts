import type { stuckCalls } from '@school/contract/reconciliation/calls';

import type { Handlers } from '#platform/http';
import type { Realtime } from '#platform/realtime';

import type { Reconciliation } from './reconciliation.ts';

export const reconciliationHttp = (reconciliation: Reconciliation): Handlers<typeof stuckCalls> => ({
  'GET /manager/stuck-money': ({ query }) => reconciliation.list(query),
  'GET /manager/stuck-money/:caseId/orders': ({ params }) => reconciliation.orders(params.caseId),
  'POST /manager/stuck-money/:caseId/cure': ({ who, params, body, request }) =>
    reconciliation.cure({ accountId: who.accountId }, params.caseId, body, request.idempotencyKey),
});

/** Shows managers live what is stuck. All see the same. */
export const reconciliationTopic = (realtime: Pick<Realtime, 'topic'>, reconciliation: Reconciliation): void =>
  realtime.topic('stuck-money', {
    may: () => true,
    snapshot: () => reconciliation.list(),
    audience: () => 'managers',
  });
