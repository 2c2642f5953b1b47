import { theSchool } from './actor.ts';
import { endSchedule } from './regular/end-schedule.ts';
import { happensTo, readToManage } from './regular/happens-to.ts';
import type { RegularTools } from './regular/tools.ts';

/** The course of a process goes on at another level: families and teachers read its name. */
export const setLevel =
  (tools: RegularTools) =>
  (familyId: string, processId: string, level: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.processes.setLevel(familyId, processId, level);
      await tools.realtime.changed(`users/${familyId}`);
    });

/**
 * Of a process whose course is completed: it is over when no unit is left for it and none of its lessons has one (docs/rules/learning.md#levels); a weekly schedule that nothing pays for ends with it. False while something is left.
 */
export const finishLearning =
  (tools: RegularTools) =>
  (familyId: string, processId: string): Promise<boolean> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const { process, state } = await readToManage(tools)(familyId, processId);
      if (state === 'finished' || state === 'canceled') return true;
      const free = await tools.ledger.free(familyId, 'gold');
      if (process.type !== 'learning' || free > 0 || (await tools.lessons.hasFundedAhead(processId))) return false;
      if (process.seriesId !== null) await endSchedule(tools)(theSchool, { familyId, processId, reason: 'the course is completed' });
      await happensTo(tools)({ familyId, processId }, 'finished', () => tools.processes.setStored(processId, 'finished'));
      await tools.realtime.changed(`users/${familyId}`);
      return true;
    });
