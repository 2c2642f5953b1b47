import type { Process } from '@school/contract/scheduling/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import type { WantedLesson } from '../wanted-lesson.ts';
import { fundLessons } from '../fund-lessons.ts';
import { processOf } from '../read-processes.ts';
import { horizonAt } from '../rules/booking.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent } from '../tools.ts';
import { listOf, type WeeklyWish } from '../weekly-plan.ts';
import { callOff } from './call-off.ts';
import { happensTo } from './happens-to.ts';
import { type ChangePlan, planChange, verdictOnChange } from './plan-change.ts';
import { tellTeacherChanged } from './tell-teacher-changed.ts';
import type { RegularTools } from './tools.ts';

/**
 * Changes the weekly times of a schedule, and perhaps its teacher: all or nothing (docs/rules/schedule.md#changing-the-schedule). Lessons that fit both
 * stay the same rows with the same units; the units of those that go are reserved again in order of start. Lessons
 * nearer than 8 hours stay as they are.
 */
export const changeSchedule =
  (tools: RegularTools) =>
  (by: Actor, { reason, ...wish }: WeeklyWish & { reason: string }): Promise<Process> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(wish.familyId);
      const { familyId, processId } = wish;
      const { kidUid, teacherId: before } = await tools.processes.find(familyId, processId, tools.clock.now());
      await happensTo(tools)(wish, 'scheduleChanged', () => rearrange(tools)(by, wish, reason));
      const withTeacher = before !== wish.teacherId;
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.schedule_changed',
        by: by.role,
        familyId,
        kidUid,
        processId,
        withTeacher,
      });
      return processOf(tools)(familyId, processId);
    });

/** The change itself, in the caller's transaction, which holds the family's lock. Gives the number of new lessons. */
export const rearrange =
  (tools: RegularTools) =>
  async (by: Actor, wish: WeeklyWish, reason: string): Promise<number> => {
    const now = tools.clock.now();
    const until = await tools.calendar.lockHorizon(horizonAt(now), 'shared');
    const plan = await planChange(tools)(wish, now, until, { lock: true });
    insist(plan.may);
    if (!plan.series) throw new Refusal('scheduling.no_schedule');
    const verdict = verdictOnChange(plan);
    // Taken times are the database's to decide; it knows better than the board.
    if (!verdict.allowed && verdict.why === 'scheduling.slot_closed') insist(verdict);

    const { familyId } = wish;
    const { process, series, to } = plan;
    const booked = plan.dates.map((startsAt) => lessonAt(plan, familyId, startsAt));
    const calendars = { teachers: [...new Set([series.teacherId, to.teacherId])], kids: [process.kidUid] };
    const placement = await tools.calendar.place(calendars, by, async (at) => {
      await callOff(tools)(familyId, plan.go, { to: 'transferred', by, at, reason });
      await tools.series.change(series.seriesId, to);
      return booked;
    });
    if (!placement.placed) {
      const { taken, kidBusy } = placement;
      if (taken.length === 0) throw new Refusal('scheduling.kid_busy', { dates: listOf(kidBusy) });
      throw new Refusal('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
    }

    if (to.teacherId !== process.teacherId) await tellTeacherChanged(tools)(process, to.teacherId);
    await fundLessons(tools)(familyId);
    await tellScreens(
      tools,
      booked.map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    await tools.realtime.changed(`users/${familyId}`);
    return booked.length;
  };

const lessonAt = ({ process, series, to }: ChangePlan, familyId: string, startsAt: Temporal.Instant): WantedLesson => ({
  lessonId: newId(),
  processId: process.processId,
  seriesId: series.seriesId,
  teacherId: to.teacherId,
  kind: 'individual',
  startsAt,
  minutes: to.minutes,
  holdUntil: series.holdUntil,
  kids: [{ kidUid: process.kidUid, familyId }],
});
