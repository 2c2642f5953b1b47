import type { Event } from '@school/contract/calendar/shapes';

import { plusDays, wallClock } from '#i18n/time.ts';

/** When a lesson is for a child: it is on, it is today, tomorrow, or later. `now` and `zone` are those of the family. */
export function dayOfLesson(event: Pick<Event, 'timestamp'>, zone: string, now: number): 'now' | 'today' | 'tomorrow' | 'later' {
  if (Date.parse(event.timestamp) <= now) return 'now';
  const today = wallClock(now, zone).date;
  const { date } = wallClock(event.timestamp, zone);
  return date === today ? 'today' : date === plusDays(today, 1) ? 'tomorrow' : 'later';
}
