import { parentAndSupport, teacher, type Row } from '../role-rows.ts';
import type { groupsCalls } from './calls.ts';
import type { ledGroupCalls } from './teacher-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const groupsRights = {
  'GET /groups': ['deny', 'read', 'deny', 'deny', 'read', 'read'],
  'GET /groups/mine': parentAndSupport,
  'GET /groups/:groupId/terms/:kidUid': parentAndSupport,
  'POST /groups/:groupId/join': parentAndSupport,
  'POST /groups/:groupId/leave': parentAndSupport,
  'POST /groups/:groupId/visit': parentAndSupport,
  'POST /groups/waiting': parentAndSupport,
  'POST /groups/waiting/:requestId/withdraw': parentAndSupport,
  'POST /groups/waiting/:requestId/accept': parentAndSupport,
  'POST /groups/waiting/:requestId/decline': parentAndSupport,

  'GET /teacher/groups': teacher,
} as const satisfies Record<keyof typeof groupsCalls | keyof typeof ledGroupCalls, Row>;
