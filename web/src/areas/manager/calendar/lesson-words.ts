import type { CalendarLesson } from '@school/contract/back-office/calendar-calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, schoolZone } from '#i18n/time.ts';

/** The words of a lesson in the calendar of the school, by its clock. */
export function useCalendarWords() {
  const t = useTexts('schoolCalendar');
  const names = useTexts('names');
  const locale = useLocale();
  const learned = ({ courseCode, subject }: Pick<CalendarLesson, 'courseCode' | 'subject'>) =>
    courseCode ? names.courses[courseCode] : names.subjects[subject];
  return {
    learned,
    time: (moment: string) => at(locale, moment, 'time', schoolZone),
    when: (moment: string) => at(locale, moment, 'dayTime', schoolZone),
    hours: ({ timestamp, minutes }: CalendarLesson) =>
      between(locale, timestamp, Date.parse(timestamp) + minutes * 60_000, 'time', schoolZone),
    /** «Миша», «Клуб, 4» */
    who: ({ groupId, kids }: CalendarLesson) => (groupId === null ? kids.map(({ name }) => name).join(', ') : t.club(kids.length)),
    kind: ({ kind, status }: CalendarLesson) => `${names.lessonKinds[kind]}, ${names.lessonStatuses[status]}`,
  };
}

/** The one family whose lesson it is, where it may still go somewhere else; a club has its own page. */
export function familyToMove({ groupId, kids: [kid], status }: CalendarLesson): string | undefined {
  return groupId === null && status === 'scheduled' ? kid?.familyId : undefined;
}
