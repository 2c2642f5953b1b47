import type { Availability } from '@school/contract/scheduling/shapes';

import { Refusal } from '#platform/refusal';

import { stretchOf } from '../rules/absence.ts';
import { readAvailability } from './read-availability.ts';
import type { StaffTools } from './staff-tools.ts';

/** The teacher is back earlier: the hours open again from now on. Lessons that were given away stay so. */
export const endAbsence =
  (tools: StaffTools) =>
  (teacherId: string, absenceId: string): Promise<Availability> =>
    tools.db.inTransaction(async () => {
      await tools.calendar.lock({ teachers: [teacherId], kids: [] });
      const now = tools.clock.now();
      const absence = await tools.absences.find(teacherId, absenceId);
      if (!absence) throw new Refusal('scheduling.absence_not_found');
      const { zone } = await tools.teachers.find(teacherId);
      const isOver = Temporal.Instant.compare(stretchOf({ ...absence, endedAt: null }, zone).to, now) <= 0;
      if (isOver || !(await tools.absences.end(absenceId, now))) throw new Refusal('scheduling.absence_not_found');
      await tools.calendar.touch([teacherId]);
      return readAvailability(tools)(teacherId);
    });
