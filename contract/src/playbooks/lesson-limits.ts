/** Of a lesson that the staff write: what its page takes (docs/rules/learning.md#lessons-of-the-school). */
export const lessonTextLimits = {
  titleLength: 120,
  goalLength: 300,
  /** What is asked, a hint, an explanation. */
  wordsLength: 600,
  /** A task as its file would say it. */
  writtenLength: 8000,
  tasks: 12,
  /** Lessons of a level, those that were taken out among them. */
  ofLevel: 99,
  reasonLength: 300,
  /** What is told of at once of all that is wrong. */
  faults: 50,
} as const;
