import { settingLimits } from '@school/contract/school/limits';

import { fundLessons } from '#modules/calendar';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { unitsInOrder } from './units-in-order.ts';

/**
 * By the clock: families hear, a notice before it is let go, that no unit is left for a lesson (docs/rules/schedule.md#lessons-without-a-unit), once a lesson. One
 * that is to be released already is not announced before: the release says it.
 */
export const tellUnfunded = (deps: SchedulingDependencies) => async (): Promise<void> => {
  const noticeHours = deps.school.now('unfundedNoticeHours');
  for (const familyId of await deps.unfunded.families(deps.clock.now(), noticeHours)) {
    await deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      // A unit may have come without anybody having given it to a lesson yet, or lie with a later lesson.
      await fundLessons(deps)(familyId);
      const now = deps.clock.now();
      await unitsInOrder(deps)(familyId, now.add({ hours: noticeHours + settingLimits.unfundedReleaseHours.most }));
      for (const { lessonId, kidUid, startsAt, releaseHours } of await deps.unfunded.takeUntold(familyId, now, noticeHours)) {
        const releaseAt = startsAt.subtract({ hours: releaseHours });
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
