import { manager, managerReads, needing, type Row } from '../role-rows.ts';
import type { backOfficeCalls } from './calls.ts';
import type { familyCardCalls } from './family-calls.ts';
import type { lessonActCalls } from './lesson-calls.ts';
import type { lessonCaseCalls } from './lesson-case-calls.ts';
import type { familyMoneyCalls } from './money-calls.ts';
import type { queueCalls } from './queue-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const backOfficeRights = {
  'GET /manager/found': needing(managerReads, 'people', 'money', 'support'),
  'GET /manager/families': needing(managerReads, 'people', 'money', 'support'),

  'GET /manager/families/:familyId/lessons': managerReads,
  'GET /manager/families/:familyId/trial-times': managerReads,
  'GET /manager/families/:familyId/processes/:processId/lesson-times': managerReads,
  'GET /manager/families/:familyId/processes/:processId/weekly-times': managerReads,
  'GET /manager/lessons/:eventId/substitutes': managerReads,
  'POST /manager/families/:familyId/acts/preview': manager,
  'POST /manager/families/:familyId/acts': manager,
  'POST /manager/lessons/acts/preview': manager,
  'POST /manager/lessons/acts': manager,
  'GET /manager/requests': managerReads,

  'GET /manager/families/:familyId': needing(managerReads, 'people', 'money', 'support'),
  'GET /manager/families/:familyId/lessons-around': needing(managerReads, 'people', 'money', 'support'),
  'GET /manager/families/:familyId/refusals': needing(managerReads, 'people', 'money', 'support'),
  'GET /manager/families/:familyId/notes': needing(managerReads, 'people', 'money', 'support'),
  'POST /manager/families/:familyId/notes': needing(manager, 'people', 'money', 'support'),
  'GET /manager/families/:familyId/log': needing(managerReads, 'people', 'money', 'support', 'audit'),
  'PATCH /manager/families/:familyId': manager,
  'PATCH /manager/families/:familyId/kids/:kidUid': manager,
  'POST /manager/families/:familyId/sign-in-link': manager,
  'POST /manager/families/:familyId/block': manager,
  'POST /manager/families/:familyId/unblock': manager,

  'GET /manager/families/:familyId/money': needing(managerReads, 'people', 'money'),
  'GET /manager/families/:familyId/history': needing(managerReads, 'people', 'money'),
  'POST /manager/families/:familyId/grants': needing(manager, 'money'),
  'POST /manager/families/:familyId/write-offs': needing(manager, 'money'),
  'POST /manager/families/:familyId/paying': needing(manager, 'money'),

  'GET /manager/work': managerReads,
  'GET /manager/lessons/:eventId/contacts': managerReads,
  'GET /manager/lesson-cases': managerReads,
  'POST /manager/objections/:objectionId/decide': manager,
  'POST /manager/lesson-flags/:eventId/seen': manager,
  'GET /manager/report': managerReads,
} as const satisfies Record<
  | keyof typeof backOfficeCalls
  | keyof typeof lessonActCalls
  | keyof typeof lessonCaseCalls
  | keyof typeof familyCardCalls
  | keyof typeof familyMoneyCalls
  | keyof typeof queueCalls,
  Row
>;
