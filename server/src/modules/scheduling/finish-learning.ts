import { happensTo, readToManage } from '#modules/calendar';
import { theSchool } from '#modules/calendar/rules';

import { endSchedule } from './regular/end-schedule.ts';
import type { SchedulingDependencies } from './dependencies/dependencies.ts';

/** The course of a process goes on at another level: families and teachers read its name. */
export const setLevel =
  (deps: SchedulingDependencies) =>
  (familyId: string, processId: string, level: string): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.processes.setLevel(familyId, processId, level);
      await deps.realtime.changed(`users/${familyId}`);
    });

/**
 * Of a process whose course is completed: it is over when no unit is left for it and none of its lessons has one (docs/rules/learning.md#levels); a weekly schedule that nothing pays for ends with it. False while something is left.
 */
export const finishLearning =
  (deps: SchedulingDependencies) =>
  (familyId: string, processId: string): Promise<boolean> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const { process, state } = await readToManage(deps)(familyId, processId);
      if (state === 'finished' || state === 'canceled') return true;
      const free = await deps.ledger.free(familyId, 'gold');
      if (process.type !== 'learning' || free > 0 || (await deps.lessons.hasFundedAhead(processId))) return false;
      if (process.seriesId !== null) await endSchedule(deps)(theSchool, { familyId, processId, reason: 'the course is completed' });
      await happensTo(deps)({ familyId, processId }, 'finished', () => deps.processes.setStored(processId, 'finished'));
      await deps.realtime.changed(`users/${familyId}`);
      return true;
    });
