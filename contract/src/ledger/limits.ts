/** Numbers of the balance (docs/rules/balance.md). */
export const ledgerLimits = {
  historyPage: 50,
} as const;

/** Types of entries in the history of the balance, in the words of the wire (docs/rules/wire.md#entry-types). */
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
  'returned',
] as const;
export type EntryType = (typeof entryTypes)[number];

/** Sorts of changes by which the history is filtered. */
export const historySorts = ['in', 'lessons', 'other'] as const;
export type HistorySort = (typeof historySorts)[number];

/** Which types each sort is. */
export const entriesOfSort = {
  in: ['paid', 'bonus', 'added', 'fastPayment'],
  lessons: ['process', 'nonAttendance', 'returned'],
  other: ['withdrawing', 'refund', 'debt', 'overdue', 'exchange', 'expired'],
} as const satisfies Record<HistorySort, readonly EntryType[]>;
