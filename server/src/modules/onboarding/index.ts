/** The door of the onboarding: virtual lessons, diagnostics, recommendations. */
export { onboardingModule } from './module.ts';
export type { Onboarding } from './onboarding.ts';
export { checkTests } from './check-tests.ts';
export type { OnboardingEvent } from './tools.ts';
