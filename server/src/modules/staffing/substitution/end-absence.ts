import type { Availability } from '@school/contract/calendar/shapes';

import { readAvailability } from '#modules/calendar';
import { stretchOf } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** The teacher is back earlier: the hours open again from now on. Lessons that were given away stay so. */
export const endAbsence =
  (deps: StaffingDependencies) =>
  (teacherId: string, absenceId: string): Promise<Availability> =>
    deps.db.inTransaction(async () => {
      await deps.calendar.lock({ teachers: [teacherId], kids: [] });
      const now = deps.clock.now();
      const absence = await deps.absences.find(teacherId, absenceId);
      if (!absence) throw new Refusal('scheduling.absence_not_found');
      const { zone } = await deps.teachers.find(teacherId);
      const isOver = Temporal.Instant.compare(stretchOf({ ...absence, endedAt: null }, zone).to, now) <= 0;
      if (isOver || !(await deps.absences.end(absenceId, now))) throw new Refusal('scheduling.absence_not_found');
      await deps.calendar.touch([teacherId]);
      return readAvailability(deps)(teacherId);
    });
