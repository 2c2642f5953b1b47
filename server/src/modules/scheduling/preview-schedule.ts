import { endOfHorizon } from './rules/booking.ts';
import { overlapsAt, siblingsBusy } from './siblings.ts';
import { conflictsOf } from './starts-for-kid.ts';
import type { Tools } from './tools.ts';
import { shownHorizon, verdictOn, weeklyPlan, type WeeklyWish } from './weekly-plan.ts';

/** Dates shown before confirming: so many as make the rhythm clear. */
export const shownDates = 6;

/** What a wanted weekly schedule would meet: its first dates and every conflict. Nothing is booked. */
export const previewSchedule = (tools: Tools) => async (wish: WeeklyWish) => {
  const now = tools.clock.now();
  const plan = await weeklyPlan(tools)(wish, now, await shownHorizon(tools, now));
  const { familyId, kidUid } = plan.process;
  const siblings = await siblingsBusy(tools)(familyId, kidUid, now, endOfHorizon(plan.until));
  return {
    may: verdictOn(plan),
    first: plan.dates.slice(0, shownDates).map(String),
    lessons: plan.dates.length,
    conflicts: conflictsOf(plan),
    overlaps: overlapsAt(siblings, plan.dates, plan.minutes),
    heldUntil: plan.heldUntil?.toString() ?? null,
  };
};
