import type { Refusals } from '../refusal.ts';

/** Acts that two people answer for. */
export const approvalsRefusals = {
  'approvals.not_found': { status: 404, message: 'Approval not found' },
  'approvals.own_request': { status: 409, message: 'Somebody else has to approve' },
  'approvals.decided': { status: 409, message: 'Already decided' },
} as const satisfies Refusals;
