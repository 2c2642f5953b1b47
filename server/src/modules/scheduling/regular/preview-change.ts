import type { RegularPlan } from '@school/contract/scheduling/shapes';

import { shownDates } from '../preview-schedule.ts';
import { endOfHorizon } from '../rules/booking.ts';
import { overlapsAt, siblingsBusy } from '../siblings.ts';
import { conflictsOf } from '../starts-for-kid.ts';
import { shownHorizon, type WeeklyWish } from '../weekly-plan.ts';
import { planChange, verdictOnChange } from './plan-change.ts';
import type { RegularTools } from './tools.ts';

/** What a change of the weekly times would meet: what stays, goes and comes, and every conflict. Nothing is changed. */
export const previewChange =
  (tools: RegularTools) =>
  async (wish: WeeklyWish): Promise<RegularPlan> => {
    const now = tools.clock.now();
    const until = await shownHorizon(tools, now);
    const plan = await planChange(tools)(wish, now, until);
    if (!plan.series) return { may: plan.may, first: [], lessons: 0, stay: 0, go: 0, conflicts: [], overlaps: [] };
    const siblings = await siblingsBusy(tools)(wish.familyId, plan.process.kidUid, now, endOfHorizon(until));
    return {
      may: verdictOnChange(plan),
      first: plan.dates.slice(0, shownDates).map(String),
      lessons: plan.dates.length,
      stay: plan.stay.length,
      go: plan.go.length,
      conflicts: conflictsOf(plan),
      overlaps: overlapsAt(siblings, plan.dates, plan.to.minutes),
    };
  };
