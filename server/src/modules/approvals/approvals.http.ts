import type { approvalsCalls } from '@school/contract/approvals/calls';

import type { Handlers } from '#platform/http';

import type { Approvals } from './approvals.ts';

export const approvalsHttp = (approvals: Approvals): Handlers<typeof approvalsCalls> => ({
  'GET /manager/approvals': ({ who, query }) => approvals.list(who.accountId, query),
  'POST /manager/approvals/:approvalId/approve': ({ who, params }) => approvals.approve(who, params.approvalId),
  'POST /manager/approvals/:approvalId/decline': ({ who, params, body }) => approvals.decline(who, params.approvalId, body.answer),
});
