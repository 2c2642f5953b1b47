/** How well a child answers, at the first try, as its family reads it (docs/decisions/0304). */
export const progressLimits = {
  /** From so many percent on a skill is firm, or almost; below it is being learnt. */
  firmFrom: 85,
  almostFrom: 60,
  /** Fewer answers than this say nothing about a skill or a week. */
  leastAnswers: 3,
  /** Of a course: skills and lessons told of, the newest first. */
  skills: 5,
  lessons: 5,
  /** So many days back answers count for a skill. */
  skillDays: 92,
} as const;

/** Days and weeks together (docs/decisions/0331). */
export const streakLimits = {
  /** So many weeks are shown one by one. */
  weeksTold: 6,
} as const;
