/** Numbers of the whole school that an owner takes along (docs/rules/import.md#the-whole-school). Chosen. */
export const wholeSchoolLimits = {
  /** Hours for which the file is kept. */
  keptHours: 24,
  /** Minutes for which the link to the file is good, once. */
  linkMinutes: 10,
  /** Exports of the list. */
  shown: 20,
} as const;
