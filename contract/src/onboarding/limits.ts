/** Diagnostics of the onboarding (docs/rules/onboarding.md#diagnostics). */
export const diagnosticCodes = ['math', 'pkh', 'softskills'] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** Bands of the maths diagnostics by their place in the address: /onboarding/test-math/{kidUid}/{playbookIdx}. */
export const mathBands = ['m1', 'm2', 'm3', 'm4'] as const;
export const pkhParts = ['general', 'reading', 'math', 'logic'] as const;
export const softTypes = ['captain', 'diplomat', 'explorer', 'inventor'] as const;

export const onboardingLimits = {
  /** Percent from which each tier begins (docs/rules/onboarding.md#tiers). */
  mathTiers: { t90: 90, t70: 70, t50: 50, t30: 30, t0: 0 },
  pkhTiers: { high: 85, mid: 50, low: 0 },
  /** Virtual lessons of a kid's onboarding. Chosen. */
  virtualLessons: 2,
  /** Tasks shown beside a result as what the child did. */
  examples: 3,
  /** The same diagnostics is offered again after so many days (the texts advise two weeks). */
  againAfterDays: 14,
} as const;

/** Why a course is recommended: the web has a sentence for each. */
export const recommendReasons = [
  'math.nextLevel',
  'math.further',
  'math.fromStart',
  'math.stepBack',
  'pkh.allStrong',
  'pkh.readingNext',
  'pkh.mathNext',
  'pkh.keepRhythm',
  'pkh.readingFirst',
  'pkh.mathFirst',
  'pkh.wholeCourse',
  'pkh.gently',
  'softskills.type',
] as const;
