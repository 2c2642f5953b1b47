import type { Process } from '@school/contract/calendar/shapes';

import { fundLessons, processOf, tellScreens, happensTo } from '#modules/calendar';
import { type Actor, type WantedLesson, listOf, lessonOfOne } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { ScheduleRequest } from './weekly-plan.ts';
import { callOff } from './call-off.ts';
import { type ChangePlan, planChange, verdictOnChange } from './plan-change.ts';
import { tellTeacherChanged } from './tell-teacher-changed.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Changes the weekly times of a schedule, and perhaps its teacher: all or nothing (docs/rules/schedule.md#changing-the-schedule). Lessons that fit both
 * stay the same rows with the same units; the units of those that go are reserved again in order of start. Lessons
 * nearer than 8 hours stay as they are.
 */
export const changeSchedule =
  (deps: SchedulingDependencies) =>
  (by: Actor, { reason, ...request }: ScheduleRequest & { reason: string }): Promise<Process> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(request.familyId);
      const { familyId, processId } = request;
      const { kidUid, teacherId: before } = await deps.processes.find(familyId, processId, deps.clock.now());
      await happensTo(deps)(request, 'scheduleChanged', () => rearrange(deps)(by, request, reason));
      const withTeacher = before !== request.teacherId;
      await deps.outbox.publish({
        type: 'scheduling.schedule_changed',
        by: by.role,
        familyId,
        kidUid,
        processId,
        withTeacher,
      });
      return processOf(deps)(familyId, processId);
    });

/** The change itself, in the caller's transaction, which holds the family's lock. Gives the number of new lessons. */
export const rearrange =
  (deps: SchedulingDependencies) =>
  async (by: Actor, request: ScheduleRequest, reason: string): Promise<number> => {
    const now = deps.clock.now();
    const until = await deps.calendar.lockHorizon('shared');
    const plan = await planChange(deps)(request, now, until, { lock: true });
    insist(plan.may);
    if (!plan.series) throw new Refusal('scheduling.no_schedule');
    const verdict = verdictOnChange(plan);
    // Taken times are the database's to decide; it knows better than the board.
    if (!verdict.allowed && verdict.why === 'scheduling.slot_closed') insist(verdict);

    const { familyId } = request;
    const { process, series, to } = plan;
    const booked = plan.dates.map((startsAt) => lessonAt(plan, familyId, startsAt));
    const calendars = { teachers: [...new Set([series.teacherId, to.teacherId])], kids: [process.kidUid] };
    const placement = await deps.calendar.place(calendars, by, async (at) => {
      await callOff(deps)(familyId, plan.go, { to: 'transferred', by, at, reason });
      await deps.series.change(series.seriesId, to);
      return booked;
    });
    if (!placement.placed) {
      const { taken, kidBusy } = placement;
      if (taken.length === 0) throw new Refusal('scheduling.kid_busy', { dates: listOf(kidBusy) });
      throw new Refusal('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
    }

    if (to.teacherId !== process.teacherId) await tellTeacherChanged(deps)(process, to.teacherId);
    await fundLessons(deps)(familyId);
    await tellScreens(
      deps,
      booked.map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    await deps.realtime.changed(`users/${familyId}`);
    return booked.length;
  };

const lessonAt = ({ process, series, to }: ChangePlan, familyId: string, startsAt: Temporal.Instant): WantedLesson => {
  const { processId, kidUid } = process;
  const { seriesId, holdUntil } = series;
  const { teacherId, minutes } = to;
  return lessonOfOne({ lessonId: newId(), processId, seriesId, teacherId, startsAt, minutes, holdUntil, kidUid, familyId });
};
