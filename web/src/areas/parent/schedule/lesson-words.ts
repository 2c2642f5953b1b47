import type { Event } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, sameTime, schoolZone } from '#i18n/time.ts';

/** The words of a lesson, the same in the list, in the week and in its sheet. */
export function useLessonWords() {
  const t = useTexts('schedule');
  const names = useTexts('names');
  const locale = useLocale();
  const endOf = (event: Event) => Date.parse(event.timestamp) + event.minutes * 60_000;
  return {
    subject: (event: Event) => (event.courseCode ? names.courses[event.courseCode] : names.subjects[event.subject]),
    /** «18:00–18:50» */
    hours: (event: Event, zone: string) => between(locale, event.timestamp, endOf(event), 'time', zone),
    /** «18:00» */
    start: (event: Event, zone: string) => at(locale, event.timestamp, 'time', zone),
    /** «19:00 МСК» where Moscow's clock shows something else. */
    moscow: (event: Event, zone: string) =>
      sameTime(event.timestamp, zone, schoolZone) ? undefined : t.moscow(at(locale, event.timestamp, 'time', schoolZone)),
    /** What is to be known about it, in a word or two; a warning asks the parent to do something. */
    note(event: Event, zone: string): { text: string; warns: boolean } | undefined {
      if (event.status === 'canceled' || event.status === 'conducted' || event.status === 'nonAttendance') {
        return { text: names.lessonStatuses[event.status], warns: false };
      }
      if (event.heldUntil) return { text: t.held(at(locale, event.heldUntil, 'dayTime', zone)), warns: true };
      return event.funded ? undefined : { text: t.unpaid, warns: true };
    },
  };
}
