import type { Refusals } from '../refusal.ts';

/** Diagnostics and virtual lessons. */
export const onboardingRefusals = {
  'onboarding.not_for_age': { status: 409, message: 'The diagnostics is made for another age' },
  'onboarding.attempt_not_found': { status: 404, message: 'Attempt not found' },
  'onboarding.no_result': { status: 404, message: 'No result yet' },
  'onboarding.too_early': { status: 409, message: 'The diagnostics was taken a short while ago' },
  'onboarding.answer_unfit': { status: 422, message: 'The answer does not fit the task' },
} as const satisfies Refusals;
