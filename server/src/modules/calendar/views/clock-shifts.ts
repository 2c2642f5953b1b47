import { schoolZone } from '@school/contract/school/zone';

import { clockChange, clockShift } from '../rules/clock-change.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** A lesson is compared with the one before it in its process, at most so many days earlier. */
const comparedDays = 35;

/**
 * Which of these lessons are the first after a change of clocks, and by how many minutes their local time moved since
 * the lesson before. Most families' clocks never move against the school's: for them nothing is read.
 */
export async function clockShiftsOf(
  { families, lessons }: Pick<CalendarDependencies, 'families' | 'lessons'>,
  familyId: string,
  shown: readonly Lesson[],
): Promise<Map<string, number>> {
  const starts = shown.map(({ startsAt }) => startsAt).sort((a, b) => Temporal.Instant.compare(a, b));
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return new Map();
  const { timezone } = await families.family(familyId);
  const zone = schoolZone();
  const from = first.subtract({ hours: 24 * comparedDays });
  if (!clockChange(from, last, timezone, zone)) return new Map();
  const known = await lessons.startsOf(
    shown.map(({ processId }) => processId),
    from,
    last,
  );
  return new Map(
    shown.flatMap(({ lessonId, processId, startsAt }) => {
      const before = known.findLast((it) => it.processId === processId && Temporal.Instant.compare(it.startsAt, startsAt) < 0);
      const shift = before && clockShift(before.startsAt, startsAt, timezone, zone);
      return shift ? [[lessonId, shift] as const] : [];
    }),
  );
}
