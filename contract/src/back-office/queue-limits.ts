/** What waits for somebody of the school, in the order of the house. */
export const workKinds = [
  'teacherLate',
  'objection',
  'lessonMark',
  'chat',
  'chatReport',
  'undelivered',
  'trialOutcome',
  'lowRating',
  'teacherCard',
  'teacherRequest',
  'familyTask',
  'approval',
  'refund',
  'reconciliation',
  'review',
  'waitingRequest',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Hours after which somebody should have answered: what the school promises. Chosen. */
export const promisedHours: Readonly<Record<WorkKind, number>> = {
  teacherLate: 0,
  objection: 24,
  lessonMark: 24,
  chat: 1,
  chatReport: 4,
  undelivered: 4,
  trialOutcome: 12,
  lowRating: 24,
  teacherCard: 48,
  teacherRequest: 24,
  /** Its day: it waits from midnight on. */
  familyTask: 24,
  approval: 24,
  refund: 72,
  reconciliation: 24,
  review: 48,
  waitingRequest: 168,
};

export const queueLimits = {
  /** Pieces of work of one kind that are read at once, the longest waiting first. */
  ofKind: 200,
  /** Days of a report at most. */
  reportDays: 92,
  /** A trial is won when the family pays within so many days after it. */
  wonWithinDays: 30,
} as const;
