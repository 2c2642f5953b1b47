import type { Process } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import { processOf } from '../read-processes.ts';
import { isChangeable } from '../rules/schedule-change.ts';
import type { SchedulingEvent } from '../tools.ts';
import { callOff } from './call-off.ts';
import { happensTo, readToManage } from './happens-to.ts';
import type { RegularTools } from './tools.ts';

/**
 * Ends a schedule: its lessons 8 hours or more away are cancelled and their units come back; the process waits for its
 * next lesson again. Times that were only held are let go of at once.
 */
export const endSchedule =
  (tools: RegularTools) =>
  (by: Actor, { familyId, processId, reason }: { familyId: string; processId: string; reason: string }): Promise<Process> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const { process, may } = await readToManage(tools)(familyId, processId);
      insist(may.end);
      const now = tools.clock.now();
      await happensTo(tools)(process, 'scheduleEnded', async () => {
        const series = await tools.series.ofProcess(processId, now);
        if (!series) throw new Refusal('scheduling.no_schedule');
        await tools.calendar.lock({ teachers: [series.teacherId], kids: [process.kidUid] });
        const off = (await tools.ahead.ofSeries(series.seriesId, now)).filter(
          (lesson) => lesson.status === 'held' || isChangeable(lesson, now),
        );
        await callOff(tools)(familyId, off, { to: 'canceled', by, at: now, reason });
        await tools.series.end(series.seriesId);
        await fundLessons(tools)(familyId);
      });
      const { kidUid } = process;
      await tools.outbox.publish<SchedulingEvent>({ type: 'scheduling.schedule_ended', by: by.role, familyId, kidUid, processId });
      await tools.realtime.changed(`users/${familyId}`);
      return processOf(tools)(familyId, processId);
    });
