import { manager, managerReads, needing, type Row } from '../role-rows.ts';
import type { approvalsCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const approvalsRights = {
  'GET /manager/approvals': needing(managerReads, 'money'),
  'POST /manager/approvals/:approvalId/approve': needing(manager, 'money'),
  'POST /manager/approvals/:approvalId/decline': needing(manager, 'money'),
} as const satisfies Record<keyof typeof approvalsCalls, Row>;
