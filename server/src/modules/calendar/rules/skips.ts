/** What not coming to a lesson costs: nothing, a unit, or nothing because the teacher was late. */
export type Skip = 'free' | 'debited' | 'excused';

/** Of a lesson, what its skip is judged by: so many in so many days are free, as it was promised. */
interface Skippable {
  startsAt: Temporal.Instant;
  freeSkips: number;
  freeSkipDays: number;
}

/** Whole days, counted in hours, so that a change of clocks makes none of them longer. */
const windowOf = ({ freeSkipDays }: Skippable) => ({ hours: freeSkipDays * 24 });

/**
 * What it costs a kid not to come to an individual lesson: one skip in any 30 days, or as many in as many days as the lesson was promised, is free,
 * further ones are debited
 * (docs/rules/lessons.md#waiting-for-the-child). Counted by the starts of lessons, to the second; exactly 30 days after a free one the next is free.
 * `free` are the starts of the kid's lessons whose skip was free. A no says from when on skips are free again, where they ever are.
 */
export function skipAt(
  lesson: Skippable,
  free: readonly Temporal.Instant[],
): { isFree: true } | { isFree: false; freeAgainFrom: Temporal.Instant | null } {
  const { startsAt, freeSkips } = lesson;
  const window = windowOf(lesson);
  /** Does `later` begin less than those days after `start`? */
  const isWithin = (start: Temporal.Instant, later: Temporal.Instant): boolean =>
    Temporal.Instant.compare(start, later) <= 0 && Temporal.Instant.compare(later, start.add(window)) < 0;
  const near = free.filter((start) => isWithin(start, startsAt) || isWithin(startsAt, start));
  const all = [...near, startsAt].toSorted((a, b) => Temporal.Instant.compare(a, b));
  // One too many where so many free ones and this lesson lie within those days of each other, on whichever side of it.
  const isTooMany = all.some((start, at) => {
    const last = all[at + freeSkips];
    return last !== undefined && isWithin(start, last);
  });
  if (!isTooMany) return { isFree: true };
  const oldest = freeSkips === 0 ? undefined : near.toSorted((a, b) => Temporal.Instant.compare(a, b)).at(-freeSkips);
  return { isFree: false, freeAgainFrom: oldest?.add(window) ?? null };
}

/** The stretch in which an earlier or later free skip matters for a lesson. */
export const skipWindow = (lesson: Skippable): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: lesson.startsAt.subtract(windowOf(lesson)),
  to: lesson.startsAt.add(windowOf(lesson)),
});
