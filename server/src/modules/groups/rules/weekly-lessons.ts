import { groupsLimits } from '@school/contract/groups/limits';
import { schedulingLimits } from '@school/contract/scheduling/limits';

/** A weekly time on the school's wall clock: weekday 1 (Monday) to 7, minutes after midnight. */
export interface WeeklyTime {
  weekday: number;
  startMinute: number;
}

/**
 * The lessons of a weekly time that start from now to 28 days ahead, both included (spec §7, decisions D5). They
 * keep their hour on the school's clock (Moscow), whatever the clocks of families do.
 */
export function lessonsAhead({ weekday, startMinute }: WeeklyTime, now: Temporal.Instant): Temporal.Instant[] {
  const zone = schedulingLimits.teacherZone;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const last = now.toZonedDateTimeISO(zone).add({ days: groupsLimits.windowDays }).toInstant();
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(startMinute / 60), minute: startMinute % 60 });
  const lessons: Temporal.Instant[] = [];
  for (let days = (weekday - today.dayOfWeek + 7) % 7; days <= groupsLimits.windowDays; days += 7) {
    const start = today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
    if (Temporal.Instant.compare(start, now) >= 0 && Temporal.Instant.compare(start, last) <= 0) lessons.push(start);
  }
  return lessons;
}
