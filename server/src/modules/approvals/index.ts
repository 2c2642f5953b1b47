/** The door of the approvals: acts of managers that one or two people answer for. */
export { createApprovals, type Approvals } from './approvals.ts';
export { approvalsHttp, approvalsTopic } from './approvals.http.ts';
export { eraseAsked } from './erase-kid.store.ts';
