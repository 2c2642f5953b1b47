import { kid, learners, family, familyAndSupport, teacher, type Row } from '../role-rows.ts';
import type { playbooksCalls } from './calls.ts';
import type { reviewCalls } from './review-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const playbooksRights = {
  'GET /attempts/:attemptUid': learners,
  // A parent plays virtual lessons with the child, and no others.
  'POST /attempts/:attemptUid/answers': family,
  'POST /attempts/:attemptUid/hint': family,
  'POST /attempts/:attemptUid/moves': family,
  'POST /attempts/:attemptUid/recordings': kid,
  'GET /attempts/:attemptUid/review': ['deny', 'own', 'deny', 'own', 'read', 'own'],

  'GET /teacher/reviews': teacher,
  'POST /attempts/:attemptUid/marks': teacher,
  'GET /kids/:kidUid/marks': familyAndSupport,
  'POST /kids/:kidUid/marks/seen': kid,
} as const satisfies Record<keyof typeof playbooksCalls | keyof typeof reviewCalls, Row>;
