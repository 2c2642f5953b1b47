/** What a teacher may say of herself, and how long what nobody reads any more is kept. Chosen. */
export const teacherCardLimits = {
  aboutLength: 600,
  /** Since when somebody teaches, at the earliest. */
  firstYear: 1950,
  videoSeconds: 60,
  /** Pictures and videos of one teacher in an hour. */
  uploadsPerHour: 20,
  /** A change that was decided is shown and kept for so long, with what families saw before it; then only that it was decided stays. */
  keptDays: 30,
  /** So long her first page says that it was agreed to; that it was sent back, until she writes on it. */
  newsDays: 3,
  /** So many of those are shown. */
  decidedShown: 30,
  reasonLength: 500,
} as const;

export const cardStates = ['draft', 'waiting', 'approved', 'declined'] as const;
export type CardState = (typeof cardStates)[number];
