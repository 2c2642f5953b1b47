import { type OwnCourseCode, ownCourseCodes } from './own-courses.ts';

/** Subjects of the school (docs/rules/families.md#subjects-and-courses) and which courses a trial of each may lead to (docs/decisions/0006). */
export const subjectCodes = ['math', 'complex', 'english', 'writing', 'speaking'] as const;
export type SubjectCode = (typeof subjectCodes)[number];

/** Clubs a family may choose at registration (docs/rules/clubs.md#places). */
export const clubCodes = ['speakingClub', 'softSkillsClub', 'readingClub', 'writingClub'] as const;

/** Courses that come with the product: lessons and diagnostics hang on their codes. */
export const courseCodes = [
  'math',
  'reading',
  'english',
  'writing',
  'speaking',
  'softskills',
  'complex',
  'bilingual',
  ...clubCodes,
] as const;

export type CourseCode = (typeof courseCodes)[number] | OwnCourseCode;
export type ClubCode = (typeof clubCodes)[number] | OwnCourseCode;

/** Those that come with the product, and those that a school may make. */
export const everyCourse: readonly CourseCode[] = [...courseCodes, ...ownCourseCodes];
export const everyClub: readonly ClubCode[] = [...clubCodes, ...ownCourseCodes];

/** Overall ages of the school's pupils (docs/rules/families.md#ages), whole years, both included. */
export const schoolAges = { from: 3, to: 16 } as const;

/**
 * Ages of each course in whole years, both included (docs/rules/families.md#ages: soft skills 9-13, reading club 6-12, writing club
 * from 8, math from 3, English from 4; the others by the content's levels) and the subject whose trial leads to it.
 */
export const courses = {
  math: { subject: 'math', ages: { from: 3, to: 16 }, kind: 'gold' },
  reading: { subject: 'complex', ages: { from: 4, to: 10 }, kind: 'gold' },
  english: { subject: 'english', ages: { from: 4, to: 16 }, kind: 'gold' },
  writing: { subject: 'writing', ages: { from: 7, to: 16 }, kind: 'gold' },
  speaking: { subject: 'speaking', ages: { from: 4, to: 16 }, kind: 'gold' },
  softskills: { subject: 'speaking', ages: { from: 9, to: 13 }, kind: 'gold' },
  complex: { subject: 'complex', ages: { from: 5, to: 7 }, kind: 'gold' },
  bilingual: { subject: 'english', ages: { from: 3, to: 5 }, kind: 'gold' },
  speakingClub: { subject: 'speaking', ages: { from: 6, to: 12 }, kind: 'silver' },
  softSkillsClub: { subject: 'speaking', ages: { from: 9, to: 13 }, kind: 'silver' },
  readingClub: { subject: 'complex', ages: { from: 6, to: 12 }, kind: 'silver' },
  writingClub: { subject: 'writing', ages: { from: 8, to: 16 }, kind: 'silver' },
} as const satisfies Record<
  (typeof courseCodes)[number],
  { subject: SubjectCode; ages: { from: number; to: number }; kind: 'gold' | 'silver' }
>;

/** Ages at which the trial of a subject makes sense: the widest of its individual courses. */
export const subjectAges = {
  math: { from: 3, to: 16 },
  complex: { from: 4, to: 10 },
  english: { from: 3, to: 16 },
  writing: { from: 7, to: 16 },
  speaking: { from: 4, to: 16 },
} as const satisfies Record<SubjectCode, { from: number; to: number }>;

/** What a package may be. Chosen. */
export const productLimits = {
  lessonsMost: 100,
  /** Packages that get a price in one act. */
  pricesAtOnce: 100,
  /** Minor units. */
  priceMost: 100_000_000,
  /** Of either kind in a rate of exchange. */
  exchangeMost: 100,
} as const;

/** What a school may say of a course. Chosen. */
export const courseLimits = { titleSigns: 60, ages: { from: 2, to: 18 }, levels: 10, levelSigns: 20 } as const;

/** What the terms of first lessons may be. Chosen. */
export const trialLimits = {
  daysAhead: 60,
  aDay: 999,
  ofTeacherADay: 20,
  /** Teachers that are named. */
  teachersMost: 200,
  /** Free times shown of each subject before the terms are kept. */
  next: 5,
} as const;
