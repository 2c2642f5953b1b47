import type { Lesson } from '#modules/calendar/rules';

import { lateFrom } from '../rules/late-teacher.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** Something has become of a lesson that may stand on the managers' list of those without their teacher. */
export async function tellManagers(
  { realtime, clock }: Pick<StaffingDependencies, 'realtime' | 'clock'>,
  lesson: Pick<Lesson, 'startsAt' | 'teacherHereAt' | 'teacherWaitMinutes'>,
): Promise<void> {
  const mayBeListed = lesson.teacherHereAt === null && Temporal.Instant.compare(lateFrom(lesson), clock.now()) <= 0;
  if (mayBeListed) await realtime.changed('late-lessons');
}
