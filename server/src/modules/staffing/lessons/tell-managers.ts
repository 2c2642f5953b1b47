import type { Lesson } from '#modules/calendar/rules';

import { lateFrom } from '../rules/late-teacher.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** Something has become of a lesson that may stand on the managers' list of those without their teacher. */
export async function tellManagers(
  { realtime, clock }: Pick<StaffingDependencies, 'realtime' | 'clock'>,
  { startsAt, teacherHereAt }: Pick<Lesson, 'startsAt' | 'teacherHereAt'>,
): Promise<void> {
  const mayBeListed = teacherHereAt === null && Temporal.Instant.compare(lateFrom(startsAt), clock.now()) <= 0;
  if (mayBeListed) await realtime.changed('late-lessons');
}
