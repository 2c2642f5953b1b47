import { type DiagnosticCode, mathBands } from '@school/contract/onboarding/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

interface Ages {
  from: number;
  to: number;
}

/** Is the diagnostics made for a kid of this age (whole years)? */
export const fitsAge = (ages: Ages, age: number): Verdict =>
  age >= ages.from && age <= ages.to ? allowed() : refused('onboarding.not_for_age', { age, from: ages.from, to: ages.to });

/** The band of the maths diagnostics for an age, by its place; the nearest one for ages beyond. */
export function bandIndex(bands: readonly { ages: Ages }[], age: number): number {
  const at = bands.findIndex(({ ages }) => age <= ages.to);
  return at === -1 ? mathBands.length - 1 : at;
}

/** Diagnostics that go with the subject a family came for, the nearest first. */
export const testsFor = (subject: string): readonly DiagnosticCode[] =>
  subject === 'complex'
    ? ['pkh', 'math', 'softskills']
    : subject === 'speaking'
      ? ['softskills', 'pkh', 'math']
      : ['math', 'pkh', 'softskills'];
