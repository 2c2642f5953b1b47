import type { ProcessRecord } from '#modules/calendar';
import { minutesForAge } from '#modules/calendar/rules';

import type { SchedulingDependencies } from './dependencies.ts';

/**
 * How long the lessons of a process are: as its course says, or as children of the age are taught. A weekly schedule that runs keeps the
 * length it began with, whatever its course has said since (docs/rules/products.md#courses).
 */
export async function minutesFor(
  { catalogue, series }: Pick<SchedulingDependencies, 'catalogue' | 'series'>,
  { processId, courseCode }: Pick<ProcessRecord, 'processId' | 'courseCode'>,
  age: number,
  now: Temporal.Instant,
): Promise<number> {
  const said = courseCode === null ? null : (await catalogue.courseOffered(courseCode)).minutes;
  if (said === null) return minutesForAge(age);
  return (await series.ofProcess(processId, now))?.minutes ?? said;
}
