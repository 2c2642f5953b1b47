import { type DayPart, dayPartBegins, dayParts } from '@school/contract/groups/limits';

import { schoolZone } from '@school/contract/school/zone';

/** A weekly time on the school's wall clock: weekday 1 (Monday) to 7, minutes after midnight. */
export interface WeeklyTime {
  weekday: number;
  startMinute: number;
}

/** The first start of a weekly time at an instant or later. It keeps its hour on the school's clock (Moscow). */
export function nextAt({ weekday, startMinute }: WeeklyTime, from: Temporal.Instant): Temporal.Instant {
  const zone = schoolZone();
  const today = from.toZonedDateTimeISO(zone).toPlainDate();
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(startMinute / 60), minute: startMinute % 60 });
  const first = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  const start = first.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
  if (Temporal.Instant.compare(start, from) >= 0) return start;
  return first.add({ days: 7 }).toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

/** The weekday and the part of the day of an instant in a family's own zone: evening begins at 17:00 sharp. */
export function dayIn(zone: string, instant: Temporal.Instant): { weekday: number; dayPart: DayPart } {
  const wall = instant.toZonedDateTimeISO(zone);
  const minute = wall.hour * 60 + wall.minute;
  return { weekday: wall.dayOfWeek, dayPart: dayParts.findLast((part) => dayPartBegins[part] <= minute) ?? dayParts[0] };
}
