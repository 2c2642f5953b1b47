/** Numbers of what colleagues mark families with and mean to do about them. Chosen. */
export const followUpLimits = {
  tagLength: 30,
  /** Tags of one family. */
  tagsOfFamily: 20,
  /** Families that are marked, or given a task, in one act. */
  familiesAtOnce: 500,
  textLength: 300,
  /** Tasks of a family that are done and still shown. */
  doneShown: 10,
  kinds: ['call', 'other'],
} as const;
