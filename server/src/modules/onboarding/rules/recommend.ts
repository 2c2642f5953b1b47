import type { CourseCode } from '@school/contract/catalogue/limits';
import type { mathBands, onboardingLimits, pkhParts, recommendReasons } from '@school/contract/onboarding/limits';

export type MathBand = (typeof mathBands)[number];
export type MathTier = keyof typeof onboardingLimits.mathTiers;
export type PkhPart = (typeof pkhParts)[number];

/** The course that a diagnostics leads to, and why. */
export interface Recommended {
  courseCode: CourseCode;
  levelCode: string | null;
  lessonCode: string | null;
  why: (typeof recommendReasons)[number];
  perWeek: number | null;
  second: CourseCode | 'brain-trainer' | null;
}

/** The level after each tier of a band, as content/tests/math.yaml has it. */
export type MathStart = Readonly<Record<MathBand, Readonly<Record<MathTier, string>>>>;

/** Maths always; the level by band and tier, the second offer by age (docs/design/content.md#diagnostics). */
export function afterMath(start: MathStart, { band, tier, age }: { band: MathBand; tier: MathTier; age: number }): Recommended {
  const level = start[band][tier];
  const why = level > band ? 'math.nextLevel' : level < band ? 'math.stepBack' : 'math.fromStart';
  // From 7 on a child goes to school: the course that prepares for it is behind.
  const second = age <= 4 ? 'bilingual' : age < 7 ? 'complex' : tier === 't90' && age >= 9 ? 'softskills' : 'brain-trainer';
  return { courseCode: 'math', levelCode: level, lessonCode: null, why, perWeek: null, second };
}

/** The first lesson is the one that the answers found the child to be at (docs/rules/mastery.md#placement). */
export const beginningAt = (recommended: Recommended, beginning: { lessonCode: string } | undefined): Recommended =>
  beginning
    ? { ...recommended, lessonCode: beginning.lessonCode, why: recommended.why === 'math.fromStart' ? 'math.further' : recommended.why }
    : recommended;

/** The lesson of this number; null is the first of the level, whichever stands there (docs/decisions/0321). */
const lessonCode = (level: string, lesson: number): string | null => (lesson === 1 ? null : `${level}-${String(lesson).padStart(2, '0')}`);

/** School readiness: eight rules, the first that fits (docs/design/content.md#diagnostics). */
export function afterPkh(percent: number, parts: Readonly<Record<PkhPart, number>>): Recommended {
  const least = Math.min(...Object.values(parts));
  // Between equally weak parts the one that school builds on first.
  const weakest = (['reading', 'math', 'general', 'logic'] as const).find((part) => parts[part] === least);
  const to = (courseCode: CourseCode, why: Recommended['why'], rest: Partial<Recommended> = {}): Recommended => ({
    courseCode,
    levelCode: null,
    lessonCode: null,
    why,
    perWeek: null,
    second: null,
    ...rest,
  });
  if (percent >= 85 && least >= 85) return to('english', 'pkh.allStrong', { second: 'readingClub' });
  if (percent >= 85 && weakest === 'reading') return to('reading', 'pkh.readingNext', { levelCode: 'r2' });
  if (percent >= 85 && weakest === 'math') return to('math', 'pkh.mathNext', { levelCode: 'm2' });
  if (percent >= 85) return to('complex', 'pkh.keepRhythm', { levelCode: 'c1', lessonCode: lessonCode('c1', 8) });
  if (percent >= 50 && parts.reading < 50) return to('reading', 'pkh.readingFirst', { levelCode: 'r1', second: 'complex' });
  if (percent >= 50 && parts.math < 50) return to('math', 'pkh.mathFirst', { levelCode: 'm2', second: 'complex' });
  if (percent >= 50) return to('complex', 'pkh.wholeCourse', { levelCode: 'c1', lessonCode: lessonCode('c1', 1) });
  return to('complex', 'pkh.gently', { levelCode: 'c1', lessonCode: lessonCode('c1', 1), perWeek: 2 });
}
