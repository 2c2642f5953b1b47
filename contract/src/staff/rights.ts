import { everybody, manager, managerReads, needing, type Row } from '../role-rows.ts';
import type { staffAccountCalls } from './calls.ts';
import type { teacherDeskCalls } from './teacher-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const staffRights = {
  'GET /manager/staff': needing(managerReads, 'staff', 'admin'),
  'POST /manager/staff': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/invitation': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/withdraw': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/block': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/unblock': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/sessions/end': needing(manager, 'staff', 'admin'),
  'POST /manager/staff/:accountId/second-factor/reset': needing(manager, 'admin'),
  'POST /auth/invitation': everybody,
  'POST /auth/invitation/accept': everybody,

  'GET /manager/teachers': needing(managerReads, 'staff', 'people'),
  'POST /manager/teachers': needing(manager, 'staff'),
  'POST /manager/teachers/:teacherId': needing(manager, 'staff'),
  'POST /manager/teachers/:teacherId/invitation': needing(manager, 'staff'),
  'POST /manager/teachers/:teacherId/leave': needing(manager, 'staff'),
  'POST /manager/teachers/:teacherId/return': needing(manager, 'staff'),
  'GET /manager/teachers/:teacherId/lessons': needing(managerReads, 'staff', 'people'),
} as const satisfies Record<keyof typeof staffAccountCalls | keyof typeof teacherDeskCalls, Row>;
