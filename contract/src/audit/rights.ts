import { managerReads, needing, type Row } from '../role-rows.ts';
import type { auditCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const auditRights = {
  'GET /manager/audit': needing(managerReads, 'audit'),
} as const satisfies Record<keyof typeof auditCalls, Row>;
