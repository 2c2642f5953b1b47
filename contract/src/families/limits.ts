/** Numbers and lists of families (spec §3, §4, decisions D2, D10). */
export const familiesLimits = {
  /** Sent to /onboarding when the first subject is one of these (decisions D10; the spec does not show the list). */
  onboardingSubjects: ['math', 'complex'],
  kidLanguages: ['ru', 'be', 'en', 'uk', 'kk', 'de', 'pl', 'he'],
  kidsPerFamily: 12,
  /** What a parent is asked to allow. */
  consentPurposes: ['voice-recordings'],
  /** Version of the words of each; it goes up when they change, and everybody is asked anew. */
  consentVersions: { 'voice-recordings': 1 },
} as const;
