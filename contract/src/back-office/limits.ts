/** Numbers of the back office. Chosen. */
export const backOfficeLimits = {
  /** Lessons given or taken in one act at most: a slip of the finger stays small even when two people miss it. */
  unitsAtOnce: 200,
  /** Orders and acts shown of one family. */
  familyOrders: 50,
  familyActs: 50,
  /** Lessons changed together at most. */
  lessonsAtOnce: 100,
  /** Lessons of a family are shown from so many days ago. */
  lessonsBackDays: 14,
  /** Families a colleague looks at in a day before the administrators are told (docs/design/security.md#rate-limits). */
  familiesReadADay: 500,
  /** Days for which a family may learn who looked at its card. */
  familyReadsKeptDays: 90,
  /** Families of a page of the table, and at once where the list is taken away as a file. */
  familiesPage: 50,
  familiesOfFile: 500,
  /** Lessons left at which a balance ends soon, and days without a lesson after which a family sleeps. Chosen. */
  endingUnits: 2,
  asleepDays: 14,
  /** A package ends soon that ends within so many days. Chosen. */
  packageEndsDays: 14,
  /** Families the search box shows. */
  found: 8,
  /** On the card of a family: notes and refusals shown, lessons that are over, signs of a note. */
  familyNotes: 100,
  familyRefusals: 50,
  /** What a family was refused is kept for so long. */
  refusalsKeptDays: 30,
  pastLessons: 20,
  noteLength: 2000,
} as const;
