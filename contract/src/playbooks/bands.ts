/** How a child is spoken to by its age: 3–6 cannot read, 7–9 learn to, 10–16 want no play-school (docs/design/interface.md#ages). */
export const bands = ['pre', 'junior', 'teen'] as const;
export type Band = (typeof bands)[number];

/** The last year of age in each band; older ones are in the last. */
const until: readonly (readonly [age: number, band: Band])[] = [
  [6, 'pre'],
  [9, 'junior'],
];

/** The band of a whole number of years. */
export const bandOfAge = (years: number): Band => until.find(([age]) => years <= age)?.[1] ?? 'teen';

/** The band of what is made for several ages: of those in the middle, the younger where there are two. */
export const bandOfAges = ({ from, to }: { from: number; to: number }): Band => bandOfAge(Math.floor((from + to) / 2));
