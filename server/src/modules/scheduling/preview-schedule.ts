import { refused } from '@school/contract/verdict';

import { endOfHorizon } from './rules/booking.ts';
import { overlapsAt, siblingsBusy } from './siblings.ts';
import type { Tools } from './tools.ts';
import { shownHorizon, verdictOn, weeklyPlan, type WeeklyWish } from './weekly-plan.ts';

/** Dates shown before confirming: so many as make the rhythm clear. */
const shownDates = 6;

/** What a wanted weekly schedule would meet: its first dates and every conflict. Nothing is booked. */
export const previewSchedule = (tools: Tools) => async (wish: WeeklyWish) => {
  const now = tools.clock.now();
  const plan = await weeklyPlan(tools)(wish, now, await shownHorizon(tools, now));
  const conflicts = [
    ...[...plan.closed, ...plan.away].map((at) => ({ at, verdict: refused('scheduling.slot_closed') })),
    ...plan.taken.map((at) => ({ at, verdict: refused('scheduling.slot_taken') })),
    ...plan.kidBusy.map((at) => ({ at, verdict: refused('scheduling.kid_busy') })),
  ].sort((a, b) => Temporal.Instant.compare(a.at, b.at));
  const { familyId, kidUid } = plan.process;
  const siblings = await siblingsBusy(tools)(familyId, kidUid, now, endOfHorizon(plan.until));
  return {
    may: verdictOn(plan),
    first: plan.dates.slice(0, shownDates).map(String),
    lessons: plan.dates.length,
    conflicts: conflicts.map(({ at, verdict }) => ({ timestamp: at.toString(), verdict })),
    overlaps: overlapsAt(siblings, plan.dates, plan.minutes),
    heldUntil: plan.heldUntil?.toString() ?? null,
  };
};
