import type { Process } from '@school/contract/calendar/shapes';

import { fundLessons, processOf, happensTo, readToManage } from '#modules/calendar';
import { isChangeable, type Actor } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { callOff } from './call-off.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Ends a schedule: its lessons 8 hours or more away are cancelled and their units come back; the process waits for its
 * next lesson again. Times that were only held are let go of at once.
 */
export const endSchedule =
  (deps: SchedulingDependencies) =>
  (by: Actor, { familyId, processId, reason }: { familyId: string; processId: string; reason: string }): Promise<Process> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const { process, may } = await readToManage(deps)(familyId, processId);
      insist(may.end);
      const now = deps.clock.now();
      await happensTo(deps)(process, 'scheduleEnded', async () => {
        const series = await deps.series.ofProcess(processId, now);
        if (!series) throw new Refusal('scheduling.no_schedule');
        await deps.calendar.lock({ teachers: [series.teacherId], kids: [process.kidUid] });
        const off = (await deps.ahead.ofSeries(series.seriesId, now)).filter(
          (lesson) => lesson.status === 'held' || isChangeable(lesson, now),
        );
        await callOff(deps)(familyId, off, { to: 'canceled', by, at: now, reason });
        await deps.series.end(series.seriesId);
        await fundLessons(deps)(familyId);
      });
      const { kidUid } = process;
      await deps.outbox.publish({ type: 'scheduling.schedule_ended', by: by.role, familyId, kidUid, processId });
      await deps.realtime.changed(`users/${familyId}`);
      return processOf(deps)(familyId, processId);
    });
