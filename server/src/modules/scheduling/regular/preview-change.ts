import type { RegularPlan } from '@school/contract/scheduling/shapes';

import { overlapsAt, siblingsBusy, conflictsOf } from '#modules/calendar';
import { endOfHorizon } from '#modules/calendar/rules';

import { shownDates } from './preview-schedule.ts';
import type { ScheduleRequest } from './weekly-plan.ts';
import { planChange, verdictOnChange } from './plan-change.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** What a change of the weekly times would meet: what stays, goes and comes, and every conflict. Nothing is changed. */
export const previewChange =
  (deps: SchedulingDependencies) =>
  async (request: ScheduleRequest): Promise<RegularPlan> => {
    const now = deps.clock.now();
    const until = await deps.calendar.horizon();
    const plan = await planChange(deps)(request, now, until);
    if (!plan.series) return { may: plan.may, first: [], lessons: 0, stay: 0, go: 0, conflicts: [], overlaps: [] };
    const siblings = await siblingsBusy(deps)(request.familyId, plan.process.kidUid, now, endOfHorizon(until));
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
