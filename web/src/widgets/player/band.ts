/** How big, how much spoken, how playful: 3–6 cannot read, 7–12 learn to, 13–16 want no play-school (docs/design/interface.md#ages). */
export type Band = 'pre' | 'junior' | 'teen';

/** The last year of age in each band; older ones are in the last. */
const until: readonly (readonly [age: number, band: Band])[] = [
  [6, 'pre'],
  [12, 'junior'],
];

/** The band of a whole number of years. */
export const bandOfAge = (years: number): Band => until.find(([age]) => years <= age)?.[1] ?? 'teen';

/** Whole years by birth month at an instant (ms): on the first day of the birth month a kid is a year older. */
function yearsSince({ year, month }: { year: number; month: number }, now: number): number {
  const today = new Date(now);
  return today.getUTCFullYear() - year - (today.getUTCMonth() + 1 < month ? 1 : 0);
}

/** The band of a kid born in that month. */
export const bandOfBirth = (birth: { year: number; month: number }, now: number): Band => bandOfAge(yearsSince(birth, now));
