/** What not coming to a lesson costs: nothing, a unit, or nothing because the teacher was late. */
export type Skip = 'free' | 'debited' | 'excused';

/** Of a lesson, what its skip is judged by: one in so many days is free, as it was promised. */
interface Skippable {
  startsAt: Temporal.Instant;
  freeSkipDays: number;
}

/** Whole days, counted in hours, so that a change of clocks makes none of them longer. */
const windowOf = ({ freeSkipDays }: Skippable) => ({ hours: freeSkipDays * 24 });

/**
 * What it costs a kid not to come to an individual lesson: one skip in any 30 days, or what the lesson was promised, is free, further ones are debited
 * (docs/rules/lessons.md#waiting-for-the-child). Counted by the starts of lessons, to the second; exactly 30 days after a free one the next is free.
 * `free` are the starts of the kid's lessons whose skip was free. A no says from when on skips are free again.
 */
export function skipAt(
  lesson: Skippable,
  free: readonly Temporal.Instant[],
): { isFree: true } | { isFree: false; since: Temporal.Instant; freeAgainFrom: Temporal.Instant } {
  const { startsAt } = lesson;
  const window = windowOf(lesson);
  /** Does `later` begin less than those days after `start`? */
  const isWithin = (start: Temporal.Instant, later: Temporal.Instant): boolean =>
    Temporal.Instant.compare(start, later) <= 0 && Temporal.Instant.compare(later, start.add(window)) < 0;
  const near = free
    .filter((start) => isWithin(start, startsAt) || isWithin(startsAt, start))
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  const last = near.at(-1);
  return last ? { isFree: false, since: last, freeAgainFrom: last.add(window) } : { isFree: true };
}

/** The stretch in which an earlier or later free skip matters for a lesson. */
export const skipWindow = (lesson: Skippable): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: lesson.startsAt.subtract(windowOf(lesson)),
  to: lesson.startsAt.add(windowOf(lesson)),
});
