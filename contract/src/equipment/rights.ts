import { learners, managerReads, needing, parentAndTeacher, teacher, type Row } from '../role-rows.ts';
import type { equipmentCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const equipmentRights = {
  'GET /equipment': learners,
  'POST /equipment/checks': ['deny', 'own', 'own', 'own', 'deny', 'deny'],
  'DELETE /equipment/:deviceUid': parentAndTeacher,
  'POST /equipment/line-tests': ['deny', 'own', 'own', 'own', 'deny', 'deny'],
  'GET /teacher/lessons/:eventId/equipment': teacher,
  'GET /manager/families/:familyId/equipment': needing(managerReads, 'people', 'support'),
  'GET /manager/teachers/:teacherId/equipment': needing(managerReads, 'staff', 'people'),
} as const satisfies Record<keyof typeof equipmentCalls, Row>;
