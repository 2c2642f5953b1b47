import { schedulingLimits } from '@school/contract/calendar/limits';

import { tellScreens } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * A payment of the family is under way: the times of its unpaid schedule are kept until two hours from now, when that
 * is later than they would be, once. A hold that has run out is not taken up again (docs/rules/schedule.md#unpaid-times).
 */
export const keepUnpaidTimes =
  (deps: Pick<SchedulingDependencies, 'ahead' | 'calendar' | 'clock' | 'db' | 'ledger' | 'lessons' | 'realtime' | 'series'>) =>
  (familyId: string): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const held = await deps.series.heldOf(familyId);
      if (!held) return;
      await deps.calendar.lock({ teachers: [held.teacherId], kids: [held.kidUid] });
      const now = deps.clock.now();
      const longer = now.add({ minutes: schedulingLimits.paymentUnderWayMinutes });
      const { holdUntil, seriesId, teacherId } = held;
      if (!holdUntil || Temporal.Instant.compare(holdUntil, now) <= 0 || Temporal.Instant.compare(longer, holdUntil) <= 0) return;
      if (!(await deps.series.keepLonger(seriesId, longer, now))) return;
      const lessonIds = (await deps.lessons.heldOfSeries(seriesId)).map(({ lessonId }) => lessonId);
      await deps.calendar.holdLonger(lessonIds, longer);
      await tellScreens(
        deps,
        lessonIds.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
      );
      await deps.realtime.changed(`users/${familyId}`);
    });
