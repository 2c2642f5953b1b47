import type { stuckCalls } from '@school/contract/payments/stuck-calls';

import type { Handlers } from '#platform/http';
import type { Realtime } from '#platform/realtime';

import type { Stuck } from './reconciliation.ts';

export const stuckHttp = ({ stuck }: { stuck: Stuck }): Handlers<typeof stuckCalls> => ({
  'GET /manager/stuck-money': ({ query }) => stuck.list(query),
  'GET /manager/stuck-money/:caseId/orders': ({ params }) => stuck.orders(params.caseId),
  'POST /manager/stuck-money/:caseId/cure': ({ who, params, body, request }) =>
    stuck.cure({ accountId: who.accountId }, params.caseId, body, request.idempotencyKey),
});

/** Shows managers live what is stuck. All see the same. */
export const stuckTopic = (realtime: Pick<Realtime, 'topic'>, { stuck }: { stuck: Stuck }): void =>
  realtime.topic('stuck-money', {
    may: () => true,
    snapshot: () => stuck.list(),
    audience: () => 'managers',
  });
