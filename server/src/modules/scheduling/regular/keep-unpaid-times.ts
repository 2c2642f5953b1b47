import { schedulingLimits } from '@school/contract/scheduling/limits';

import { tellScreens } from '../tell-screens.ts';
import type { RegularTools } from './tools.ts';

/**
 * A payment of the family is under way: the times of its unpaid schedule are kept until two hours from now, when that
 * is later than they would be, once. A hold that has run out is not taken up again (docs/rules/schedule.md#unpaid-times).
 */
export const keepUnpaidTimes =
  (tools: Pick<RegularTools, 'ahead' | 'calendar' | 'clock' | 'db' | 'ledger' | 'lessons' | 'realtime' | 'series'>) =>
  (familyId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const held = await tools.series.heldOf(familyId);
      if (!held) return;
      await tools.calendar.lock({ teachers: [held.teacherId], kids: [held.kidUid] });
      const now = tools.clock.now();
      const longer = now.add({ minutes: schedulingLimits.paymentUnderWayMinutes });
      const { holdUntil, seriesId, teacherId } = held;
      if (!holdUntil || Temporal.Instant.compare(holdUntil, now) <= 0 || Temporal.Instant.compare(longer, holdUntil) <= 0) return;
      if (!(await tools.series.keepLonger(seriesId, longer, now))) return;
      const lessonIds = (await tools.lessons.heldOfSeries(seriesId)).map(({ lessonId }) => lessonId);
      await tools.calendar.holdLonger(lessonIds, longer);
      await tellScreens(
        tools,
        lessonIds.map((lessonId) => ({ lessonId, teacherId, familyIds: [familyId] })),
      );
      await tools.realtime.changed(`users/${familyId}`);
    });
