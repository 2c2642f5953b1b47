import { fundLessons, happensTo, type Place } from '#modules/calendar';
import { type Actor, isInTime } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';
import { leavePlaces } from './leave-places.ts';
import { lockClub } from './lock-club.ts';

/** What leaving a group comes to: lessons whose units return, and nearer ones that stay (docs/rules/lessons.md#changing-a-lesson: under 8 hours). */
export const leavingOf = (places: readonly Place[], now: Temporal.Instant): { gone: Place[]; stays: Place[] } => ({
  gone: places.filter((place) => isInTime(place, now)),
  stays: places.filter((place) => !isInTime(place, now)),
});

/**
 * A kid leaves a group: its places 8 hours or more away are given back with their units, nearer ones stay the kid's,
 * and its process there is over. The caller has decided about the seat under the lock of the group.
 */
export const leaveClub =
  (deps: ClubsDependencies) =>
  (
    by: Actor,
    { familyId, kidUid, groupId }: { familyId: string; kidUid: string; groupId: string },
  ): Promise<{ returned: number; stays: Temporal.Instant[] }> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      // The nightly job counts on nobody leaving while it makes the lessons of a new day.
      await deps.calendar.lockHorizon('shared');
      const now = deps.clock.now();
      await lockClub(deps)(groupId, [kidUid], now);
      const kid = await deps.clubs.kidOf(groupId, kidUid);
      if (!kid) return { returned: 0, stays: [] };
      const { gone, stays } = leavingOf(await deps.places.ahead([kid.processId], now), now);
      const returned = await happensTo(deps)(kid, 'left', async () => {
        await deps.processes.setStored(kid.processId, 'canceled');
        return leavePlaces(deps)(by, gone, 'the group');
      });
      await fundLessons(deps)(familyId);
      await deps.realtime.changed(`users/${familyId}`);
      return { returned, stays: stays.map(({ startsAt }) => startsAt) };
    });
