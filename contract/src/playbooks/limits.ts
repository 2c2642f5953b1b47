/** Numbers of playbooks (docs/rules/learning.md#score, docs/design/content.md#credit-and-score). */
export const playbooksLimits = {
  /** A playbook scores the highest tier that the mean credit of its tasks reaches. */
  tiers: [
    { from: 0, score: 0, stars: 0 },
    { from: 0.33, score: 33, stars: 1 },
    { from: 0.66, score: 66, stars: 2 },
    { from: 1, score: 100, stars: 3 },
  ],
  /** What a right answer is worth at the first, second and third try; a hint costs as much as one miss. */
  tryCredits: [1, 0.67, 0.33],
  /** Work that a teacher marks counts as this in homework until it is marked. */
  selfMark: 0.66,
  /** The game of a course: tasks in a round, and stars after which the next piece is found. Chosen. */
  game: { tasks: 6, starsPerPiece: 5 },
  /** Marks of a teacher, 0 to 3. */
  teacherMarks: [0, 0.33, 0.66, 1],
  /** Of a teacher's comment, at most. */
  commentSigns: 500,
  /** A teacher looks at work of a pupil whose last lesson with it is not longer ago than this. */
  reviewDays: 60,
  /** Works shown at once. */
  reviewPage: 50,
  /** Marks of this many days are told on the home page of a kid. */
  tellDays: 30,
  /** A recorded voice may last so long. */
  recordingSeconds: 300,
  /** It is kept so many days; one that was never handed in, one day. */
  recordingDays: 180,
  /** Words of a panel that explains, at most: it is heard. */
  wordsOfPanel: 12,
  /** So long a child is at one item, by who judges it: for how many minutes of work a level has. Estimated. */
  secondsOfItem: { school: 45, teacher: 120, nobody: 60 },
} as const;
