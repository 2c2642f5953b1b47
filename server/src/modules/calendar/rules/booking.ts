import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { schoolZone } from '@school/contract/school/zone';

/** The first instant at which a lesson may begin; at exactly the notice of the school the family is still in time. */
export const bookableFrom = (now: Temporal.Instant, noticeMinutes: number): Temporal.Instant => now.add({ minutes: noticeMinutes });

/** The instant at which a horizon ends: midnight of its day in the school's zone. */
export const endOfHorizon = (bookableUntil: Temporal.PlainDate): Temporal.Instant =>
  bookableUntil.toZonedDateTime(schoolZone()).toInstant();

/** The horizon that should be at `now`: so many weeks from today in the school's zone (docs/rules/schedule.md#horizon). */
export const horizonAt = (now: Temporal.Instant, weeks: number): Temporal.PlainDate =>
  now.toZonedDateTimeISO(schoolZone()).toPlainDate().add({ weeks });

/** A start must lie ahead, with notice, and before the horizon, past which nobody books (docs/rules/schedule.md#horizon). */
export function mayStartAt(
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
  { noticeMinutes, until }: { noticeMinutes: number; until: Temporal.PlainDate },
): Verdict {
  if (Temporal.Instant.compare(startsAt, bookableFrom(now, noticeMinutes)) < 0)
    return refused('scheduling.in_the_past', { minutes: noticeMinutes });
  if (Temporal.Instant.compare(startsAt, endOfHorizon(until)) >= 0) {
    return refused('scheduling.beyond_horizon', { until: until.toString() });
  }
  return allowed();
}

/** Times of an unpaid schedule are held until then (docs/rules/schedule.md#unpaid-times); the hours are the school's choice. */
export const holdUntil = (now: Temporal.Instant, hours: number): Temporal.Instant => now.add({ hours });

/**
 * The latest that a hold can end, when a payment under way keeps it longer. Lessons of an unpaid schedule begin then
 * or later, so that none of them lies in the hold and the schedule is paid for as a whole.
 */
export const latestHoldEnd = (until: Temporal.Instant): Temporal.Instant => until.add({ minutes: schedulingLimits.paymentUnderWayMinutes });
