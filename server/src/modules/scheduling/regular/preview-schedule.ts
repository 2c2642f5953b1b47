import { overlapsAt, siblingsBusy, conflictsOf } from '#modules/calendar';
import { endOfHorizon } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { verdictOn, weeklyPlan, type ScheduleRequest } from './weekly-plan.ts';

/** Dates shown before confirming: so many as make the rhythm clear. */
export const shownDates = 6;

/** What a wanted weekly schedule would meet: its first dates and every conflict. Nothing is booked. */
export const previewSchedule = (deps: SchedulingDependencies) => async (request: ScheduleRequest) => {
  const now = deps.clock.now();
  const plan = await weeklyPlan(deps)(request, now, await deps.calendar.horizon());
  const { familyId, kidUid } = plan.process;
  const siblings = await siblingsBusy(deps)(familyId, kidUid, now, endOfHorizon(plan.until));
  return {
    may: verdictOn(plan),
    first: plan.dates.slice(0, shownDates).map(String),
    lessons: plan.dates.length,
    conflicts: conflictsOf(plan),
    overlaps: overlapsAt(siblings, plan.dates, plan.minutes),
    heldUntil: plan.heldUntil?.toString() ?? null,
  };
};
