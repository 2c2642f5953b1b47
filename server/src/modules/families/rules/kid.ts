import { schoolAges } from '@school/contract/catalogue/limits';
import type { KidFields } from '@school/contract/families/forms';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { schoolZone } from '@school/contract/school/zone';

/** Year and month are all the school knows of a birth date. */
export interface BirthMonth {
  year: number;
  month: number;
}

/** A kid as other modules may know it. */
export interface KidRecord {
  kidUid: string;
  familyId: string;
  name: string;
  surname: string;
  birth: BirthMonth;
  languages: KidFields['languages'];
}

const monthOf = (now: Temporal.Instant): BirthMonth => now.toZonedDateTimeISO(schoolZone());

/** Whole years by the birth month: on the first of it, school time, a kid is a year older. */
export function ageOn(birth: BirthMonth, now: Temporal.Instant): number {
  const { year, month } = monthOf(now);
  return year - birth.year - (month < birth.month ? 1 : 0);
}

/** The month in which a kid is so old, as «2027-03». */
export const monthOfAge = ({ year, month }: BirthMonth, age: number): string => `${year + age}-${String(month).padStart(2, '0')}`;

/** Who is born in this month, or before, is so old now. */
export function bornFor(age: number, now: Temporal.Instant): BirthMonth {
  const { year, month } = monthOf(now);
  return { year: year - age, month };
}

/**
 * docs/rules/families.md#kids: a kid is born already and not over the school's ages. Younger than 3 is fine: the profile waits, and
 * the trial is refused where it is booked.
 */
export function mayJoin(birth: BirthMonth, now: Temporal.Instant): Verdict {
  const { year, month } = monthOf(now);
  if (birth.year > year || (birth.year === year && birth.month > month)) return refused('families.kid_born_in_future');
  const age = ageOn(birth, now);
  return age > schoolAges.to ? refused('families.kid_too_old', { age, from: schoolAges.from, to: schoolAges.to }) : allowed();
}
