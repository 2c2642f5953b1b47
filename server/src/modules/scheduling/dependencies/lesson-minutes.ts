import type { ProcessRecord } from '#modules/calendar';
import { lengthsAt, minutesForAge } from '#modules/calendar/rules';

import type { SchedulingDependencies } from './dependencies.ts';

/**
 * How long the lessons of a process are: as its course says, or as children of the age are taught. A weekly schedule that runs keeps what
 * held when it began, whatever its course or the school has said since (docs/rules/lessons.md#length); its child still grows up.
 */
export async function minutesFor(
  { catalogue, school, series }: Pick<SchedulingDependencies, 'catalogue' | 'school' | 'series'>,
  { processId, courseCode }: Pick<ProcessRecord, 'processId' | 'courseCode'>,
  age: number,
  now: Temporal.Instant,
): Promise<number> {
  const said = courseCode === null ? null : (await catalogue.courseOffered(courseCode)).minutes;
  const running = await series.ofProcess(processId, now);
  if (said === null) return minutesForAge(age, lengthsAt(school, running?.createdAt ?? now));
  return running?.minutes ?? said;
}
