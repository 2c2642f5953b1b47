import { kid, learners, signedIn, teacher, type Row } from '../role-rows.ts';
import type { learningCalls } from './calls.ts';
import type { planCalls } from './plan-calls.ts';
import type { pupilCalls } from './pupil-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const learningRights = {
  'GET /courses': signedIn,
  'GET /kids/:kidUid/courses': ['deny', 'own', 'own', 'own', 'read', 'own'],
  'GET /kids/:kidUid/courses/:courseCode': learners,
  'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode': learners,
  'GET /kids/:kidUid/courses/:courseCode/game': learners,
  'POST /kids/:kidUid/courses/:courseCode/game/rounds': kid,
  'POST /kids/:kidUid/playbooks/:playbookUid/attempts': kid,
  'GET /kids/:kidUid/playbooks/:playbookUid/attempts': learners,
  'GET /courseProgress/:kidUid/:courseCode': ['deny', 'own', 'deny', 'own', 'read', 'own'],

  'GET /teacher/lessons/:eventId/plan': teacher,
  'POST /teacher/lessons/:eventId/plan': teacher,
  'POST /teacher/lessons/:eventId/plan/open': teacher,

  'GET /teacher/pupils': teacher,
  'GET /teacher/pupils/:kidUid': teacher,
} as const satisfies Record<keyof typeof learningCalls | keyof typeof planCalls | keyof typeof pupilCalls, Row>;
