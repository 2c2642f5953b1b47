import { schedulingLimits } from '@school/contract/scheduling/limits';

import { fundLessons } from '../fund-lessons.ts';
import type { SchedulingEvent } from '../tools.ts';
import type { RegularTools } from './tools.ts';
import { unitsInOrder } from './units-in-order.ts';

const { unfundedNoticeHours, unfundedReleaseHours } = schedulingLimits;

/**
 * By the clock: families hear 48 hours before a lesson that no unit is left for it (docs/rules/schedule.md#lessons-without-a-unit), once a lesson. One
 * that is to be released already is not announced before: the release says it.
 */
export const tellUnfunded = (tools: RegularTools) => async (): Promise<void> => {
  const stretch = (now: Temporal.Instant) => [now.add({ hours: unfundedReleaseHours }), now.add({ hours: unfundedNoticeHours })] as const;
  for (const familyId of await tools.unfunded.families(...stretch(tools.clock.now()))) {
    await tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      // A unit may have come without anybody having given it to a lesson yet, or lie with a later lesson.
      await fundLessons(tools)(familyId);
      const now = tools.clock.now();
      await unitsInOrder(tools)(familyId, stretch(now)[1]);
      for (const { lessonId, kidUid, startsAt } of await tools.unfunded.takeUntold(familyId, ...stretch(now), now)) {
        const releaseAt = startsAt.subtract({ hours: unfundedReleaseHours });
        await tools.outbox.publish<SchedulingEvent>({
          type: 'scheduling.lesson_unfunded',
          familyId,
          kidUid,
          lessonId,
          startsAt: startsAt.toString(),
          releaseAt: releaseAt.toString(),
        });
      }
    });
  }
};
