import { schedulingLimits } from '@school/contract/calendar/limits';

/** What not coming to a lesson costs: nothing, a unit, or nothing because the teacher was late. */
export type Skip = 'free' | 'debited' | 'excused';

/** Whole days, counted in hours, so that a change of clocks makes none of them longer. */
const window = { hours: schedulingLimits.freeSkipDays * 24 };

/**
 * What it costs a kid not to come to an individual lesson: one skip in any 30 days is free, further ones are debited
 * (docs/rules/lessons.md#waiting-for-the-child). Counted by the starts of lessons, to the second; exactly 30 days after a free one the next is free.
 * `free` are the starts of the kid's lessons whose skip was free. A no says from when on skips are free again.
 */
export function skipAt(
  startsAt: Temporal.Instant,
  free: readonly Temporal.Instant[],
): { isFree: true } | { isFree: false; since: Temporal.Instant; freeAgainFrom: Temporal.Instant } {
  const near = free
    .filter((start) => isWithin(start, startsAt) || isWithin(startsAt, start))
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  const last = near.at(-1);
  return last ? { isFree: false, since: last, freeAgainFrom: last.add(window) } : { isFree: true };
}

/** Does `later` begin less than 30 days after `start`? */
const isWithin = (start: Temporal.Instant, later: Temporal.Instant): boolean =>
  Temporal.Instant.compare(start, later) <= 0 && Temporal.Instant.compare(later, start.add(window)) < 0;

/** The stretch in which an earlier or later free skip matters for a lesson. */
export const skipWindow = (startsAt: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: startsAt.subtract(window),
  to: startsAt.add(window),
});
