import { type CourseCode, everyCourse } from '../catalogue/limits.ts';
import { familiesLimits } from '../families/limits.ts';
import { faqGroups } from '../library/limits.ts';
import { letterOf, letterPages } from './letters.ts';

/** Legal documents of the school. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** What anybody may read at an address of its own: the documents, and what the school says of itself. */
export const publicDocuments = [...legalDocuments, 'about'] as const;
export type PublicDocument = (typeof publicDocuments)[number];

/** What a course or club is about, for parents and strangers: one page each. */
export type CoursePage = `course-${CourseCode}`;
export const coursePages = everyCourse.map((code) => `course-${code}` as const) satisfies CoursePage[];
/** The course that a page tells of; undefined where it tells of something else. */
export const courseOf = (page: string): CourseCode | undefined => everyCourse.find((code) => page === `course-${code}`);

/**
 * What the staff may write anew: what strangers read first, what a course is about, a group of frequent questions, a legal document, what the
 * school says of itself, the words of a consent, what families are told on their home page, a letter.
 */
export const pageKinds = ['hero', 'course', 'faq', 'legal', 'about', 'consent', 'banner', 'letter'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The words of each consent that a parent is asked for. */
export const consentPages = familiesLimits.consentPurposes.map((purpose) => `consent-${purpose}` as const);
type ConsentPage = (typeof consentPages)[number];
const isConsent = (page: string): page is ConsentPage => (consentPages as readonly string[]).includes(page);

/** Every page by its key, in the order they are listed. */
export const pageKeys = [
  'hero',
  ...coursePages,
  ...faqGroups.map((group) => `faq-${group}` as const),
  ...publicDocuments,
  ...consentPages,
  'banner',
  ...letterPages,
] as const;
export type PageKey = (typeof pageKeys)[number];

export const kindOf = (page: PageKey): PageKind => {
  if (page === 'banner' || page === 'about' || page === 'hero') return page;
  if (courseOf(page)) return 'course';
  if (isConsent(page)) return 'consent';
  if (letterOf(page)) return 'letter';
  return legalDocuments.some((document) => document === page) ? 'legal' : 'faq';
};

/** A page that is one text under one title. */
export const isOneText = (kind: PageKind): boolean => kind === 'banner' || kind === 'hero' || kind === 'letter' || kind === 'consent';

/** A text that families agree to: a second person reads it, where the school has one. */
export const isAgreedTo = (kind: PageKind): boolean => kind === 'legal' || kind === 'consent';

/** Sentences that follow from what the school has chosen: with none, one or several of something they are other sentences. */
export const ruleChips = ['freeSkips', 'trialMoves'] as const;

/** Numbers and names that a text may hold: what the rules compare with, and how the school is called. */
export const chipNames = [
  'school',
  'hoursToCancelOrTransfer',
  'bookingNoticeMinutes',
  'unpaidScheduleHours',
  'pauseDays',
  'schoolFromAge',
  'schoolToAge',
  'introFromAge',
  'daysPerWeek',
  'longLessonFromAge',
  'shortLessonMinutes',
  'longLessonMinutes',
  'unfundedReleaseHours',
  'freeSkipDays',
  'teacherWaitMinutes',
  'lateTeacherBonus',
  'refundDays',
  'priceNoticeDays',
  'packageMonths',
  'voiceDays',
  'subscriptionDays',
  'groupFrom',
  'groupTo',
  ...ruleChips,
] as const;
export type ChipName = (typeof chipNames)[number];

export const pagesLimits = {
  sections: 40,
  titleLength: 200,
  textLength: 4000,
  /** Other words a question is looked for by. */
  wordsLength: 300,
  reasonLength: 300,
  /** How far ahead a text may be published. */
  plannedDays: 366,
} as const;
