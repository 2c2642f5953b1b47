import type { Process } from '@school/contract/calendar/shapes';

import { fundLessons, processOf, happensTo, tellScreens } from '#modules/calendar';
import { type Actor, type WantedLesson, listOf, lessonOfOne } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { releaseSchedule } from './release-schedule.ts';
import { startLearning } from '../processes/start-learning.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { type WeeklyPlan, weeklyPlan, type ScheduleRequest } from './weekly-plan.ts';

/**
 * Sets the weekly schedule of a process: every lesson up to the horizon, all or nothing (docs/rules/schedule.md#weekly-times). Without a free
 * unit the times are held for a day and wait for payment; with one they are booked, and units are reserved in order.
 */
export const setRegularSchedule =
  (deps: SchedulingDependencies) =>
  (by: Actor, request: ScheduleRequest): Promise<Process> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(request.familyId);
      await releaseOwnDeadHold(deps, request.familyId);
      await happensTo(deps)(request, 'lessonsCame', () => book(deps, by, request));
      return processOf(deps)(request.familyId, request.processId);
    });

async function book(deps: SchedulingDependencies, by: Actor, request: ScheduleRequest): Promise<void> {
  const { familyId, processId, teacherId } = request;
  const now = deps.clock.now();
  const plan = await weeklyPlan(deps)(request, now, await deps.calendar.lockHorizon('shared'));
  insist(plan.may);
  if (plan.closed.length > 0 || plan.dates.length === 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(plan.closed) });

  const { kidUid } = plan.process;
  let booked: WantedLesson[] = [];
  const placement = await deps.calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async (at) => {
    booked = lessonsOf(plan, request, await addSeries(deps, plan, request, at));
    return booked;
  });
  if (!placement.placed) {
    const { taken, kidBusy } = placement;
    if (taken.length === 0) throw new Refusal('scheduling.kid_busy', { dates: listOf(kidBusy) });
    throw new Refusal('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  }

  await deps.processes.setTeacher(processId, teacherId);
  await deps.outbox.publish({
    type: 'scheduling.schedule_set',
    familyId,
    kidUid,
    processId,
    heldUntil: plan.heldUntil?.toString() ?? null,
    by: by.role,
  });
  if (!plan.heldUntil) {
    await fundLessons(deps)(familyId);
    await startLearning(deps)(plan.process);
  }
  await tellScreens(
    deps,
    booked.map(({ lessonId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
  );
}

/** Its own hold may have run out without anybody having noticed yet. */
async function releaseOwnDeadHold(deps: SchedulingDependencies, familyId: string): Promise<void> {
  const held = await deps.series.heldOf(familyId);
  if (held?.holdUntil && Temporal.Instant.compare(held.holdUntil, deps.clock.now()) <= 0) await releaseSchedule(deps)(held);
}

async function addSeries(
  deps: SchedulingDependencies,
  plan: WeeklyPlan,
  { familyId, processId, teacherId, days }: ScheduleRequest,
  now: Temporal.Instant,
) {
  const seriesId = await deps.series.add(
    {
      processId,
      familyId,
      teacherId,
      days: [...days],
      kidUid: plan.process.kidUid,
      minutes: plan.minutes,
      holdUntil: plan.heldUntil,
      materialisedUntil: plan.until.toString(),
      zone: plan.zone,
    },
    now,
  );
  // Somebody of the family was faster: the database keeps one schedule a process, and one unpaid one a family.
  if (!seriesId) throw new Refusal(plan.heldUntil ? 'scheduling.unpaid_schedule_exists' : 'scheduling.schedule_exists');
  return seriesId;
}

const lessonsOf = (plan: WeeklyPlan, { familyId, processId, teacherId }: ScheduleRequest, seriesId: string): WantedLesson[] =>
  plan.dates.map((startsAt) =>
    lessonOfOne({
      lessonId: newId(),
      processId,
      seriesId,
      teacherId,
      startsAt,
      minutes: plan.minutes,
      holdUntil: plan.heldUntil,
      kidUid: plan.process.kidUid,
      familyId,
    }),
  );
