import type { Locale } from '@school/contract/shapes';

import { namesIn } from '@school/words/names';
import { type OwnTitles, withTitles } from '@school/words/own-titles';

import type { CalendarLesson } from '#modules/calendar';
import { feedTexts } from '@school/words/documents/feed-texts';

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface CalendarOf {
  kid: string;
  kidUid: string;
  locale: Locale;
  address: string;
  /** The name of the school in this language. */
  school: string;
  titles: OwnTitles;
  /** The address that lets the child into a lesson with one tap; undefined when it will not be entered any more. */
  wayInto(lesson: CalendarLesson): string | undefined;
}

const date = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

/** Calendars ask again after so many seconds. */
const hour = 3600;

/**
 * Lessons of one kid as iCalendar text (RFC 5545). A lesson keeps its UID through all its moves and its SEQUENCE grows
 * with each change, so a calendar moves the entry it has; what was cancelled is left out, and so disappears. Times are
 * UTC: every calendar shows them in the zone of its owner.
 */
export function calendarText(
  lessons: readonly CalendarLesson[],
  { kid, kidUid, locale, address, school, titles, wayInto }: CalendarOf,
): string {
  const t = feedTexts[locale];
  const names = withTitles(namesIn(locale), titles, locale === 'en-US' ? 'en' : 'ru');
  const calendar = ical({
    name: escaped(t.calendar(kid, school)),
    prodId: { company: escaped(school), product: 'schedule', language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  });
  for (const lesson of lessons) {
    const what = lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject];
    const about = [lesson.teacher && t.teacher(lesson.teacher), lesson.isHeld && t.held].filter(Boolean);
    calendar.createEvent({
      id: `${lesson.rootId}.${kidUid}@chip-school`,
      sequence: lesson.changes - 1,
      stamp: date(lesson.changedAt),
      lastModified: date(lesson.changedAt),
      start: date(lesson.startsAt),
      end: date(lesson.endsAt),
      summary: lesson.isTrial ? t.trial(what, kid) : t.lesson(what, kid),
      description: about.join('\n'),
      url: wayInto(lesson) ?? `${address}/schedule`,
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
