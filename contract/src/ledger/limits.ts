/** Numbers of the balance (spec §4, §9, decisions D6). */
export const ledgerLimits = {
  /** One or two units left: ending; none: ended. */
  endingAt: 2,
  packageYears: 1,
  subscriptionDays: 30,
  /** Units end with the last second of a day of the school. */
  schoolZone: 'Europe/Moscow',
  historyPage: 50,
} as const;

/** Types of entries in the history of the balance, the spec's words (§3). */
export const entryTypes = [
  'paid',
  'bonus',
  'added',
  'process',
  'withdrawing',
  'refund',
  'debt',
  'overdue',
  'exchange',
  'expired',
  'nonAttendance',
  'fastPayment',
] as const;
export type EntryType = (typeof entryTypes)[number];
