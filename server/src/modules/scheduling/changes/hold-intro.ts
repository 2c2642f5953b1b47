import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Event } from '@school/contract/scheduling/shapes';

import { Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import type { Lesson } from '../rules/lesson.ts';
import { calendarsOf, type IntroWish, isLiving, takeTrialTime, trialEvent } from '../take-trial-time.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';

/**
 * Keeps a time for a trial from the first tap, for 10 minutes, while the parent confirms it. Another time lets go of the
 * earlier one; the same time again keeps its end, so that nobody holds a time for ever.
 */
export const holdIntro =
  (tools: Tools) =>
  (by: Actor, wish: IntroWish): Promise<Event> =>
    tools.db.inTransaction(async () => {
      const { familyId, kidUid, subject, startsAt } = wish;
      await tools.families.kidOf(familyId, kidUid);
      await tools.ledger.lockFamily(familyId);
      const hold = await tools.changing.trialHold(kidUid, subject);
      const now = tools.clock.now();
      if (hold?.startsAt.equals(startsAt) && isLiving(hold, now)) return trialEvent(tools, familyId, hold.lessonId);
      const until = now.add({ minutes: schedulingLimits.introHoldMinutes });
      const { lessonId } = await takeTrialTime(tools)(by, wish, { until, hold });
      return trialEvent(tools, familyId, lessonId);
    });

/** Lets go of a time that was kept for a trial; when it has ended by itself there is nothing left to do. */
export const releaseIntro =
  (tools: Tools) =>
  (by: Actor, familyId: string, lessonId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const hold = await tools.lessons.findOfFamily(familyId, lessonId);
      if (hold?.kind !== 'trial' || (hold.status !== 'held' && hold.status !== 'expired')) throw new Refusal('scheduling.lesson_not_found');
      await letGo(tools, by, hold);
    });

/** By the clock: lets go of times for trials that nobody confirmed, so that open pages see it. Blocks nobody before. */
export const releaseDeadTrialHolds =
  (tools: Tools) =>
  async (by: Actor): Promise<void> => {
    for (const hold of await tools.changing.deadTrialHolds(tools.clock.now())) {
      await tools.db.inTransaction(async () => {
        for (const { familyId } of hold.participants) await tools.ledger.lockFamily(familyId);
        await letGo(tools, by, hold);
      });
    }
  };

async function letGo(tools: Tools, by: Actor, hold: Lesson): Promise<void> {
  const { lessonId, teacherId } = hold;
  const isGone = await tools.calendar.under(
    calendarsOf(hold),
    async (at) => (await tools.calendar.change([lessonId], { from: 'held', to: 'expired', by, at })).length === 1,
  );
  if (isGone) await tellScreens(tools, [{ lessonId, teacherId, familyIds: hold.participants.map(({ familyId }) => familyId) }]);
}
