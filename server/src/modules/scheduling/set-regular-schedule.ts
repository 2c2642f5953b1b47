import type { Process } from '@school/contract/scheduling/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from './actor.ts';
import type { WantedLesson } from './wanted-lesson.ts';
import { fundLessons } from './fund-lessons.ts';
import { processOf } from './read-processes.ts';
import { releaseSchedule } from './release-schedule.ts';
import { happensTo } from './regular/happens-to.ts';
import { horizonAt } from './rules/booking.ts';
import { startLearning } from './start-learning.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingEvent, Tools } from './tools.ts';
import { listOf, type WeeklyPlan, weeklyPlan, type WeeklyWish } from './weekly-plan.ts';

/**
 * Sets the weekly schedule of a process: every lesson up to the horizon, all or nothing (docs/rules/schedule.md#weekly-times). Without a free
 * unit the times are held for a day and wait for payment; with one they are booked, and units are reserved in order.
 */
export const setRegularSchedule =
  (tools: Tools) =>
  (by: Actor, wish: WeeklyWish): Promise<Process> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(wish.familyId);
      await releaseOwnDeadHold(tools, wish.familyId);
      await happensTo(tools)(wish, 'lessonsCame', () => book(tools, by, wish));
      return processOf(tools)(wish.familyId, wish.processId);
    });

async function book(tools: Tools, by: Actor, wish: WeeklyWish): Promise<void> {
  const { familyId, processId, teacherId } = wish;
  const now = tools.clock.now();
  const plan = await weeklyPlan(tools)(wish, now, await tools.calendar.lockHorizon(horizonAt(now), 'shared'));
  insist(plan.may);
  if (plan.closed.length > 0 || plan.dates.length === 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(plan.closed) });

  const { kidUid } = plan.process;
  let booked: WantedLesson[] = [];
  const placement = await tools.calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async (at) => {
    booked = lessonsOf(plan, wish, await addSeries(tools, plan, wish, at));
    return booked;
  });
  if (!placement.placed) {
    const { taken, kidBusy } = placement;
    if (taken.length === 0) throw new Refusal('scheduling.kid_busy', { dates: listOf(kidBusy) });
    throw new Refusal('scheduling.schedule_conflicts', { dates: listOf([...taken, ...kidBusy]) });
  }

  await tools.processes.setTeacher(processId, teacherId);
  await tools.outbox.publish<SchedulingEvent>({
    type: 'scheduling.schedule_set',
    familyId,
    kidUid,
    processId,
    heldUntil: plan.heldUntil?.toString() ?? null,
    by: by.role,
  });
  if (!plan.heldUntil) {
    await fundLessons(tools)(familyId);
    await startLearning(tools)(plan.process);
  }
  await tellScreens(
    tools,
    booked.map(({ lessonId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
  );
}

/** Its own hold may have run out without anybody having noticed yet. */
async function releaseOwnDeadHold(tools: Tools, familyId: string): Promise<void> {
  const held = await tools.series.heldOf(familyId);
  if (held?.holdUntil && Temporal.Instant.compare(held.holdUntil, tools.clock.now()) <= 0) await releaseSchedule(tools)(held);
}

async function addSeries(tools: Tools, plan: WeeklyPlan, { familyId, processId, teacherId, days }: WeeklyWish, now: Temporal.Instant) {
  const seriesId = await tools.series.add(
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

const lessonsOf = (plan: WeeklyPlan, { familyId, processId, teacherId }: WeeklyWish, seriesId: string): WantedLesson[] =>
  plan.dates.map((startsAt) => ({
    processId,
    seriesId,
    teacherId,
    startsAt,
    lessonId: newId(),
    kind: 'individual',
    minutes: plan.minutes,
    holdUntil: plan.heldUntil,
    kids: [{ kidUid: plan.process.kidUid, familyId }],
  }));
