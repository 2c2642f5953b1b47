import { schedulingLimits } from '@school/contract/calendar/limits';

import { fundLessons } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { unitsInOrder } from './units-in-order.ts';

const { unfundedNoticeHours, unfundedReleaseHours } = schedulingLimits;

/**
 * By the clock: families hear 48 hours before a lesson that no unit is left for it (docs/rules/schedule.md#lessons-without-a-unit), once a lesson. One
 * that is to be released already is not announced before: the release says it.
 */
export const tellUnfunded = (deps: SchedulingDependencies) => async (): Promise<void> => {
  const stretch = (now: Temporal.Instant) => [now.add({ hours: unfundedReleaseHours }), now.add({ hours: unfundedNoticeHours })] as const;
  for (const familyId of await deps.unfunded.families(...stretch(deps.clock.now()))) {
    await deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      // A unit may have come without anybody having given it to a lesson yet, or lie with a later lesson.
      await fundLessons(deps)(familyId);
      const now = deps.clock.now();
      await unitsInOrder(deps)(familyId, stretch(now)[1]);
      for (const { lessonId, kidUid, startsAt } of await deps.unfunded.takeUntold(familyId, ...stretch(now), now)) {
        const releaseAt = startsAt.subtract({ hours: unfundedReleaseHours });
        await deps.outbox.publish({
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
