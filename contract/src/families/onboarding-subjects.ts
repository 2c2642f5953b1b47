/** Sent to /onboarding when the first subject is one of these. A file of its own: every page of the web loads it. */
export const onboardingSubjects = ['math', 'complex'] as const;
