import type { Event } from '@school/contract/calendar/shapes';

import { mondayOf, plusDays, wallClock } from '#i18n/time.ts';

export interface WeekDay {
  /** YYYY-MM-DD by the family's clock. */
  date: string;
  isToday: boolean;
  /** Lessons of that day that were held or are still to be, in their order. */
  lessons: readonly Event[];
}

const counts = new Set<Event['status']>(['scheduled', 'conducted']);

/** The seven days of this week as one child has them. */
export function weekDays(events: readonly Event[], kidUid: string, zone: string, now: number): WeekDay[] {
  const today = wallClock(now, zone).date;
  const own = events
    .filter(({ kids, status }) => kids.includes(kidUid) && counts.has(status))
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  return Array.from({ length: 7 }, (_, day) => {
    const date = plusDays(mondayOf(today), day);
    return { date, isToday: date === today, lessons: own.filter(({ timestamp }) => wallClock(timestamp, zone).date === date) };
  });
}
