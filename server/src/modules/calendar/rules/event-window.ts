import { schedulingLimits } from '@school/contract/calendar/limits';

/** docs/rules/schedule.md#window: 28 days from the Monday of a day (today when none is named), in the family's own zone. */
export function windowFrom(day: string | undefined, zone: string, now: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } {
  const wanted = day ? Temporal.PlainDate.from(day) : now.toZonedDateTimeISO(zone).toPlainDate();
  const monday = wanted.subtract({ days: wanted.dayOfWeek - 1 });
  return {
    from: monday.toZonedDateTime(zone).toInstant(),
    to: monday.add({ days: schedulingLimits.windowDays }).toZonedDateTime(zone).toInstant(),
  };
}

/** docs/rules/lessons.md#next-lesson: the next event starts no earlier than 30 minutes ago; at 30 minutes sharp it still counts. */
export const nextEventFrom = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: schedulingLimits.nextLessonGraceMinutes });
