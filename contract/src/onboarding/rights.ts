import { family, familyAndSupport, type Row } from '../role-rows.ts';
import type { onboardingCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const onboardingRights = {
  'GET /onboarding': familyAndSupport,
  'GET /courseProgram/onboarding/:courseCode/:kidUid': familyAndSupport,
  'POST /onboarding/lessons/:kidUid/:playbookUid/attempts': family,
  'POST /onboarding/tests/:test/:kidUid/attempts': family,
  'GET /onboarding/attempts/:attemptUid': family,
  'POST /onboarding/attempts/:attemptUid/answers': family,
  'GET /onboarding/results/:test/:kidUid': familyAndSupport,
} as const satisfies Record<keyof typeof onboardingCalls, Row>;
