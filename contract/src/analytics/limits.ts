/** Numbers of analytics. Chosen, where the design does not say them. */
export const analyticsLimits = {
  /** Calls a minute of one session, or of one address of guests (design §4). */
  callsPerMinute: 60,
  /** Events of one call at most. */
  batch: 20,
  /** Days of a report at most. */
  reportDays: 92,
  /** Lines of a list in a report at most. */
  lines: 100,
} as const;
