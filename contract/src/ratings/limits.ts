/** Numbers of lesson ratings (docs/rules/wire.md#rating: lesson rating with a comment and options). Chosen. */
export const ratingLimits = {
  starsMost: 5,
  commentLength: 1000,
  /** Lessons asked about at once at most: nobody is buried in questions. */
  askedAtOnce: 3,
  /** Days over which a teacher's average is taken. */
  averageDays: 90,
  /** Ratings before an average is shown to a teacher: fewer would name a family. */
  averageFrom: 5,
  /** Ratings before strangers are shown the average of the whole school. */
  schoolFrom: 20,
  /** Stars up to which a parent is asked what was not good. */
  complaintStars: 2,
  page: 50,
} as const;

/** The surveys, and the conducted lesson of a child after which each is asked. */
export const surveys = ['after4', 'after12'] as const;
export const surveyLevels = ['tooEasy', 'right', 'tooHard'] as const;
export const hindrances = ['connection', 'time', 'signIn', 'nothing'] as const;
export const surveyLimits = {
  afterLesson: { after4: 4, after12: 12 },
  gradeMost: 5,
  /** Grades up to which the school may see who answered, so that it can call. */
  lowGrade: 2,
  wordsLength: 1000,
  homeworkMost: 300,
  keptDays: 365,
} as const;

/** What a parent may tick: what was good, and what was not. */
export const praises = ['interesting', 'clear', 'kind', 'listens', 'progress'] as const;
export const complaints = ['boring', 'unclear', 'unkind', 'tooHard', 'tooEasy', 'late', 'connection'] as const;
export const ratingOptions = [...praises, ...complaints] as const;

/** What a child says: one of three faces. */
export const faces = ['happy', 'calm', 'sad'] as const;
