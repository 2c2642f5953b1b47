import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { family, familyAndSupport } from '../role-rows.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Answer } from '../playbooks/answers.ts';
import { Attempt } from '../playbooks/attempts.ts';
import { Id, whole, word, Nothing } from '../shapes.ts';
import { DiagnosticAttempt, DiagnosticCode, DiagnosticResult, KidOnboarding } from './shapes.ts';

const TestPath = z.strictObject({ test: DiagnosticCode, kidUid: Id });

/** Before the first lesson: virtual lessons, diagnostics, and the course they recommend (docs/rules/onboarding.md). */
export const onboardingCalls = defineCalls({
  'GET /onboarding': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'What each kid may do before its first lesson, and what it has done',
    gives: z.strictObject({ kids: z.array(KidOnboarding) }),
    refusals: [],
  },
  'GET /courseProgram/onboarding/:courseCode/:kidUid': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The same of one kid, with the virtual lessons of one course',
    params: z.strictObject({ courseCode: CourseCode, kidUid: Id }),
    gives: KidOnboarding,
    refusals: ['families.kid_not_found', 'catalogue.course_not_found'],
  },
  'POST /onboarding/lessons/:kidUid/:playbookUid/attempts': {
    who: family,
    adult: 'arranges',
    summary: 'Opens a virtual lesson: goes on where it was left, or begins anew',
    params: z.strictObject({ kidUid: Id, playbookUid: word(80) }),
    body: Nothing,
    gives: Attempt,
    refusals: ['families.kid_not_found', 'playbooks.slide_not_found'],
  },
  'POST /onboarding/tests/:test/:kidUid/attempts': {
    who: family,
    adult: 'arranges',
    summary: 'Opens a diagnostics: goes on where it was left, or begins anew',
    params: TestPath,
    body: z.strictObject({ playbookIdx: z.optional(z.int().check(z.gte(0), z.lte(3))) }),
    gives: DiagnosticAttempt,
    refusals: ['families.kid_not_found', 'onboarding.not_for_age'],
  },
  'GET /onboarding/attempts/:attemptUid': {
    who: family,
    adult: 'sees',
    summary: 'A diagnostics under way: what is asked now',
    gives: DiagnosticAttempt,
    refusals: ['onboarding.attempt_not_found'],
  },
  'POST /onboarding/attempts/:attemptUid/answers': {
    who: family,
    adult: 'arranges',
    summary: 'An answer to the task asked now; null skips it. Sent twice it counts once; there is no way back',
    body: z.strictObject({ index: whole(0, 10_000), answer: z.nullable(Answer) }),
    gives: DiagnosticAttempt,
    refusals: ['onboarding.attempt_not_found', 'onboarding.answer_unfit'],
  },
  'GET /onboarding/results/:test/:kidUid': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The newest stored result of a kid',
    params: TestPath,
    gives: DiagnosticResult,
    refusals: ['families.kid_not_found', 'onboarding.no_result'],
  },
});
