import { schedulingLimits } from '@school/contract/calendar/limits';

import { mondayOf, plusDays } from '#i18n/time.ts';

const { windowDays } = schedulingLimits;

/** The days between two dates YYYY-MM-DD. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Which window of 28 days a day lies in: 0 is the one that begins with this week, -1 the one before it (docs/rules/schedule.md#window). */
export const windowOf = (day: string, thisMonday: string): number => Math.floor(daysBetween(thisMonday, day) / windowDays);

/** The Monday with which a window begins. */
export const windowStart = (window: number, thisMonday: string): string => plusDays(thisMonday, window * windowDays);

/** The 28 dates of a window. */
export const windowDates = (window: number, thisMonday: string): string[] =>
  Array.from({ length: windowDays }, (_, at) => plusDays(windowStart(window, thisMonday), at));

/** A Monday as the address says it: any day of its week will do, and what is no date is this week. */
export function mondayIn(text: string | undefined, thisMonday: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') || Number.isNaN(Date.parse(text ?? ''))) return thisMonday;
  return mondayOf(text ?? '');
}

/**
 * The windows a list shows, first and last: as the address says, but never before the family's first day nor past the
 * end of the schedule, and always with this week.
 */
export function shownWindows(
  address: { since?: string | undefined; until?: string | undefined },
  ends: { thisMonday: string; firstDay: string; lastDay: string },
): { first: number; last: number; earliest: number; latest: number } {
  const { thisMonday, firstDay, lastDay } = ends;
  const earliest = Math.min(0, windowOf(firstDay, thisMonday));
  const latest = Math.max(0, windowOf(lastDay, thisMonday));
  const asked = (text: string | undefined) => windowOf(mondayIn(text, thisMonday), thisMonday);
  return {
    first: Math.min(0, Math.max(earliest, asked(address.since))),
    last: Math.max(0, Math.min(latest, asked(address.until))),
    earliest,
    latest,
  };
}
