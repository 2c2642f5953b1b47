import type { onboardingCalls } from '@school/contract/onboarding/calls';

import type { Handlers } from '#platform/http';

import type { Onboarding } from './onboarding.ts';

export const onboardingHttp = (onboarding: Onboarding): Handlers<typeof onboardingCalls> => ({
  'GET /onboarding': ({ who }) => onboarding.show(who),
  'GET /courseProgram/onboarding/:courseCode/:kidUid': ({ who, params }) => onboarding.ofKid(who, params.courseCode, params.kidUid),
  'POST /onboarding/lessons/:kidUid/:playbookUid/attempts': ({ who, params }) =>
    onboarding.openVirtualLesson(who, params.kidUid, params.playbookUid),
  'POST /onboarding/tests/:test/:kidUid/attempts': ({ who, params, body }) =>
    onboarding.takeTest(who, params.test, params.kidUid, body.playbookIdx),
  'GET /onboarding/attempts/:attemptUid': ({ who, params }) => onboarding.attempt(who, params.attemptUid),
  'POST /onboarding/attempts/:attemptUid/answers': ({ who, params, body }) => onboarding.answer(who, params.attemptUid, body),
  'GET /onboarding/results/:test/:kidUid': ({ who, params }) => onboarding.result(who, params.test, params.kidUid),
});
