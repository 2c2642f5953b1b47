/** The door of the onboarding: virtual lessons, diagnostics, recommendations. */
export { createOnboarding, type Onboarding } from './onboarding.ts';
export { checkTests } from './check-tests.ts';
export { onboardingHttp } from './onboarding.http.ts';
export type { OnboardingEvent } from './tools.ts';
export { eraseTests } from './erase-kid.store.ts';
export { exportTests } from './export-family.store.ts';
