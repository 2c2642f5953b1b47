import { type Band, bandOfAge } from '@school/contract/playbooks/bands';

export { type Band, bandOfAge, bandOfAges } from '@school/contract/playbooks/bands';

/** Whole years by birth month at an instant (ms): on the first day of the birth month a kid is a year older. */
function yearsSince({ year, month }: { year: number; month: number }, now: number): number {
  const today = new Date(now);
  return today.getUTCFullYear() - year - (today.getUTCMonth() + 1 < month ? 1 : 0);
}

/** The band of a kid born in that month. */
export const bandOfBirth = (birth: { year: number; month: number }, now: number): Band => bandOfAge(yearsSince(birth, now));
