import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { Product } from '@school/contract/catalogue/shapes';
import type { AnswerOf } from '@school/contract/calls';
import type { SchoolState } from '@school/contract/school/opening';
import type { Currency, Localised } from '@school/contract/shapes';
import type { TeacherCard } from '@school/contract/teacher-cards/shapes';
import type { Organisation } from '@school/words/documents/organisation';

import type { Painted } from '#platform/painted';

interface Ages {
  from: number;
  to: number;
}

/** A course or a club that takes new families. */
export interface SiteCourse {
  code: CourseCode;
  subject: SubjectCode;
  isClub: boolean;
  ages: Ages;
  /** A title of the school's own. */
  title: Localised | null;
  /** How long its lessons are; null: as children of the age are taught. */
  minutes: number | null;
}

/** A teacher who teaches now, as anybody may see one: what a manager has agreed to. */
export interface SiteTeacher extends TeacherCard {
  /** With the first letter of the surname. */
  name: string;
  initials: string;
  /** Of families whose lessons took place; null while there are too few to name nobody. */
  rating: { average: number; count: number } | null;
  /** The nearest free time of a first lesson. */
  nextTrial: Temporal.Instant | null;
}

/** All that the pages say, as the school has it at this moment. */
export interface SiteFacts {
  state: SchoolState;
  /** Where the school is reached from outside, without a stroke at the end. */
  address: string;
  look: Painted;
  currency: Currency;
  ages: Ages;
  courses: readonly SiteCourse[];
  subjects: ReadonlyArray<{ subject: SubjectCode; ages: Ages }>;
  teachers: readonly SiteTeacher[];
  /** Of the whole school; null while there are too few. */
  rating: { average: number; count: number } | null;
  products: readonly Product[];
  nextTrials: ReadonlyMap<SubjectCode, Temporal.Instant>;
  faq: AnswerOf<'GET /faq'>;
  organisation: Organisation;
  numbers: {
    enterBeforeMinutes: number;
    introFromAge: number;
    groupPlaces: Ages;
    packageMonths: number;
    subscriptionDays: number;
    refundDays: number;
    /** What the school keeps of a refund: a share, and an amount by currency; nothing of both at most schools. */
    refundFee: { percent: number; amounts: Record<Currency, number> };
    /** Of the short lesson and of the long one. */
    lessonMinutes: { from: number; to: number };
    longLessonFromAge: number;
  };
}
