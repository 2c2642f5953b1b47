import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, schoolZone } from '#i18n/time.ts';

/** The words of a lesson as its teacher reads them: the school's clock, the course or the subject, the kids. */
export function useLessonWords() {
  const t = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  return {
    hours: ({ timestamp, minutes }: TeacherLesson) =>
      between(locale, timestamp, Date.parse(timestamp) + minutes * 60_000, 'time', schoolZone),
    /** «18:00» */
    start: ({ timestamp }: TeacherLesson) => at(locale, timestamp, 'time', schoolZone),
    subject: ({ courseCode, subject, levelTitle }: TeacherLesson) =>
      [courseCode ? names.courses[courseCode] : names.subjects[subject], levelTitle?.[tongueOf(locale)]].filter(Boolean).join(' · '),
    /** A club's lesson stands in the schedule before anybody has joined. */
    kids: ({ pupils }: TeacherLesson) => pupils.map(({ name }) => name).join(', ') || t.nobodyYet,
  };
}

/** Does the teacher still have something to do with it: hold it, mark it, or write its report? */
export const isOpen = ({ status, may }: TeacherLesson): boolean => status === 'scheduled' || status === 'inProgress' || may.report.allowed;
