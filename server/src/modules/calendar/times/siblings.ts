import type { OverlapWithSibling } from '@school/contract/calendar/shapes';

import { minuteOf } from '../rules/wall-days.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/**
 * Busy times of the other kids of a family in [from, to): the parent is warned of two lessons at one minute before
 * booking, and decides. Nothing is refused for it.
 */
export const siblingsBusy =
  ({ lessons, clock }: Pick<CalendarDependencies, 'lessons' | 'clock'>) =>
  async (familyId: string, kidUid: string, from: Temporal.Instant, to: Temporal.Instant): Promise<OverlapWithSibling[]> =>
    (await lessons.busyOfSiblings(familyId, kidUid, from, to, clock.now())).map((it) => ({
      kidUid: it.kidUid,
      from: it.from.toString(),
      to: it.to.toString(),
    }));

/** Those of them that overlap a lesson of so many minutes at one of these starts. */
export function overlapsAt(
  siblings: readonly OverlapWithSibling[],
  starts: readonly Temporal.Instant[],
  minutes: number,
): OverlapWithSibling[] {
  const wanted = starts.map(minuteOf);
  return siblings.filter(({ from, to }) => {
    const [begin, end] = [minuteOf(Temporal.Instant.from(from)), minuteOf(Temporal.Instant.from(to))];
    return wanted.some((start) => start < end && begin < start + minutes);
  });
}
