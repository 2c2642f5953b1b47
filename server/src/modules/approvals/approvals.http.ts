import type { approvalsCalls } from '@school/contract/approvals/calls';

import type { Handlers } from '#platform/http';
import type { Realtime } from '#platform/realtime';

import type { Approvals } from './approvals.ts';

export const approvalsHttp = (approvals: Approvals): Handlers<typeof approvalsCalls> => ({
  'GET /manager/approvals': ({ who, query }) => approvals.list(who.accountId, query),
  'POST /manager/approvals/:approvalId/approve': ({ who, params }) => approvals.approve(who, params.approvalId),
  'POST /manager/approvals/:approvalId/decline': ({ who, params, body }) => approvals.decline(who, params.approvalId, body.answer),
});

/** What waits for a second manager, live; each manager sees which of them are their own. */
export function approvalsTopic(realtime: Pick<Realtime, 'topic'>, approvals: Approvals): void {
  realtime.topic('approvals', {
    may: () => true,
    snapshot: (_, __, who) => approvals.list(who.accountId),
  });
}
