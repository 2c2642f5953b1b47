/** The door of the approvals: acts of managers that one or two people answer for. */
export { createApprovals, type Approvals } from './approvals.ts';
export { approvalsHttp, approvalsTopic } from './approvals.http.ts';
export type { Asked, AskedAnswer } from './ask-approval.ts';
export type { AnsweredFor } from './tools.ts';
export type { ApprovalLimits } from './rules/needs-second.ts';
