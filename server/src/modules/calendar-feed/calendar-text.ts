import type { Locale } from '@school/contract/shapes';

import { namesIn } from '@school/words/names';
import { type OwnTitles, withTitles } from '@school/words/own-titles';

import type { CalendarLesson } from '#modules/calendar';

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface CalendarOf<L extends CalendarLesson> {
  /** How the calendar is called. */
  title: string;
  /** Whose entry it is: with the lesson it makes the id that a calendar knows it by. */
  whose: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
  titles: OwnTitles;
  /** The line of an entry; `what` is the course or subject. */
  summary(what: string, lesson: L): string;
  /** Lines below it. */
  about(lesson: L): ReadonlyArray<string | null>;
  /** Where the entry leads. */
  url(lesson: L): string;
}

const date = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

/** Calendars ask again after so many seconds. */
const hour = 3600;

/**
 * Lessons of a kid or a teacher as iCalendar text (RFC 5545). A lesson keeps its UID through all its moves and its SEQUENCE grows
 * with each change, so a calendar moves the entry it has; what was cancelled is left out, and so disappears. Times are
 * UTC: every calendar shows them in the zone of its owner.
 */
export function calendarText<L extends CalendarLesson>(
  lessons: readonly L[],
  { title, whose, locale, school, titles, summary, about, url }: CalendarOf<L>,
): string {
  const names = withTitles(namesIn(locale), titles, locale === 'en-US' ? 'en' : 'ru');
  const calendar = ical({
    name: escaped(title),
    prodId: { company: escaped(school), product: 'schedule', language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  });
  for (const lesson of lessons) {
    const what = lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject];
    calendar.createEvent({
      id: `${lesson.rootId}.${whose}@chip-school`,
      sequence: lesson.changes - 1,
      stamp: date(lesson.changedAt),
      lastModified: date(lesson.changedAt),
      start: date(lesson.startsAt),
      end: date(lesson.endsAt),
      summary: summary(what, lesson),
      description: about(lesson).filter(Boolean).join('\n'),
      url: url(lesson),
      status: lesson.isHeld ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** A text of RFC 5545, in one line. The library escapes those of entries, and not the calendar's name. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
