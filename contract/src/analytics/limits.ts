/** Numbers of analytics. Chosen, but for the first (docs/design/security.md#rate-limits). */
export const analyticsLimits = {
  /** Calls a minute of one session, or of one address of guests. */
  callsPerMinute: 60,
  /** Events of one call at most. */
  batch: 20,
  /** Days of a report at most. */
  reportDays: 92,
  /** Lines of a list in a report at most. */
  lines: 100,
} as const;
