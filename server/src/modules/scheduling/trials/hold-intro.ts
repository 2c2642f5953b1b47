import type { Event } from '@school/contract/calendar/shapes';

import { tellScreens } from '#modules/calendar';
import type { Actor, Lesson } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import { calendarsOf, heldUnderLock, type TrialRequest, isLiving, takeTrialTime, trialEvent } from './take-trial-time.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Keeps a time for a trial from the first tap, as long as the school says, while the parent confirms it. Another time lets go of the
 * earlier one; the same time again keeps its end, so that nobody holds a time for ever.
 */
export const holdIntro =
  (deps: SchedulingDependencies) =>
  (by: Actor, request: TrialRequest): Promise<Event> =>
    deps.db.inTransaction(async () => {
      const { familyId, startsAt, teacherId } = request;
      const { kid, hold } = await heldUnderLock(deps, request);
      const now = deps.clock.now();
      const isOfWanted = teacherId === undefined || teacherId === hold?.teacherId;
      if (hold?.startsAt.equals(startsAt) && isOfWanted && isLiving(hold, now)) return trialEvent(deps, familyId, hold.lessonId);
      const until = now.add({ minutes: deps.school.now('introHoldMinutes') });
      const { lessonId } = await takeTrialTime(deps)(by, request, { kid, until, hold });
      return trialEvent(deps, familyId, lessonId);
    });

/** Lets go of a time that was kept for a trial; when it has ended by itself there is nothing left to do. */
export const releaseIntro =
  (deps: SchedulingDependencies) =>
  (by: Actor, familyId: string, lessonId: string): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const hold = await deps.lessons.findOfFamily(familyId, lessonId);
      if (hold?.kind !== 'trial' || (hold.status !== 'held' && hold.status !== 'expired')) throw new Refusal('scheduling.lesson_not_found');
      await letGo(deps, by, hold);
    });

/** By the clock: lets go of times for trials that nobody confirmed, so that open pages see it. Blocks nobody before. */
export const releaseDeadTrialHolds =
  (deps: SchedulingDependencies) =>
  async (by: Actor): Promise<void> => {
    for (const hold of await deps.changing.deadTrialHolds(deps.clock.now())) {
      await deps.db.inTransaction(async () => {
        for (const { familyId } of hold.participants) await deps.ledger.lockFamily(familyId);
        await letGo(deps, by, hold);
      });
    }
  };

async function letGo(deps: SchedulingDependencies, by: Actor, hold: Lesson): Promise<void> {
  const { lessonId, teacherId } = hold;
  const isGone = await deps.calendar.under(
    calendarsOf(hold),
    async (at) => (await deps.calendar.change([lessonId], { from: 'held', to: 'expired', by, at })).length === 1,
  );
  if (isGone) await tellScreens(deps, [{ lessonId, teacherId, familyIds: hold.participants.map(({ familyId }) => familyId) }]);
}
