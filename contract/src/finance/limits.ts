/** Numbers of the reports of finance. */
export const financeLimits = {
  /** Days of one report, at most: three years. Chosen. */
  days: 1096,
  /** Up to so many days a report draws day by day, then month by month. Chosen. */
  drawnByDay: 62,
} as const;
