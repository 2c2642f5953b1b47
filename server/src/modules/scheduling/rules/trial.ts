import { schoolAges } from '@school/contract/catalogue/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { TrialFacts } from '#modules/calendar/rules';

/**
 * The school may give a trial where the rules refuse the family one (docs/rules/people.md#staff: the contact centre puts things right):
 * only a trial that has not taken place yet stops it, because that one can be moved.
 */
export const mayHaveTrialDespite = ({ isTrialAhead }: Pick<TrialFacts, 'isTrialAhead'>): Verdict =>
  isTrialAhead ? refused('scheduling.intro_exists') : allowed();

/** What is known of a subject: whom it is for, and whether it takes anybody new. */
export interface SubjectFacts {
  ages: { from: number; to: number };
  isOffered: boolean;
}

/** From which age the school gives trials. */
interface TrialAge {
  fromAge: number;
}

/** docs/rules/trials.md#who-may-have-one: of a subject that is offered, from the school's first age on, one a kid and subject, never for a subject the kid is studying. */
export function mayHaveTrial({
  age,
  fromAge,
  hasTrial,
  isStudying,
  isOffered,
}: Omit<TrialFacts, 'isTrialAhead'> & Pick<SubjectFacts, 'isOffered'> & TrialAge): Verdict {
  if (age < fromAge) return refused('scheduling.kid_too_young', { age, from: fromAge });
  if (!isOffered) return refused('catalogue.subject_off');
  if (isStudying) return refused('scheduling.already_studying');
  if (hasTrial) return refused('scheduling.intro_exists');
  return allowed();
}

/** Ages of a subject beside the kid's: outside them a warning; above them the parent confirms (docs/rules/trials.md#who-may-have-one). */
export function agesOf(age: number, { ages: { from, to } }: Pick<SubjectFacts, 'ages'>) {
  return { from, to, kid: age, warn: age < from || age > to, confirm: age > Math.min(to, schoolAges.to) };
}

/** Above the ages of the subject a trial needs the parent's word (docs/rules/trials.md#who-may-have-one). */
export function mayBeOverAge(age: number, subject: Pick<SubjectFacts, 'ages'>, confirmed: boolean): Verdict {
  const { from, to, confirm } = agesOf(age, subject);
  return confirm && !confirmed ? refused('scheduling.kid_over_age', { age, from, to }) : allowed();
}

/** The order in which free teachers are asked: fewest trials that week first, then by id, so that it never changes. */
export const byFewestTrials = (teacherIds: readonly string[], trials: ReadonlyMap<string, number>): string[] =>
  [...teacherIds].sort((a, b) => (trials.get(a) ?? 0) - (trials.get(b) ?? 0) || (a < b ? -1 : 1));
