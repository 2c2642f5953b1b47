import type { Actor } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import { happensTo } from '../regular/happens-to.ts';
import { horizonAt } from '../rules/booking.ts';
import { changeableUntil } from '../rules/changing.ts';
import type { Tools } from '../tools.ts';
import { leavePlaces } from './leave-places.ts';
import { lockClub } from './lock-club.ts';
import type { Place } from './places.store.ts';

/** What leaving a group comes to: lessons whose units return, and nearer ones that stay (docs/rules/lessons.md#changing-a-lesson: under 8 hours). */
export const leavingOf = (places: readonly Place[], now: Temporal.Instant): { gone: Place[]; stays: Place[] } => {
  const isInTime = (place: Place) => Temporal.Instant.compare(now, changeableUntil(place)) <= 0;
  return { gone: places.filter(isInTime), stays: places.filter((place) => !isInTime(place)) };
};

/**
 * A kid leaves a group: its places 8 hours or more away are given back with their units, nearer ones stay the kid's,
 * and its process there is over. The caller has decided about the seat under the lock of the group.
 */
export const leaveClub =
  (tools: Tools) =>
  (
    by: Actor,
    { familyId, kidUid, groupId }: { familyId: string; kidUid: string; groupId: string },
  ): Promise<{ returned: number; stays: Temporal.Instant[] }> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      // The nightly job counts on nobody leaving while it makes the lessons of a new day.
      await tools.calendar.lockHorizon(horizonAt(tools.clock.now()), 'shared');
      const now = tools.clock.now();
      await lockClub(tools)(groupId, [kidUid], now);
      const kid = await tools.clubs.kidOf(groupId, kidUid);
      if (!kid) return { returned: 0, stays: [] };
      const { gone, stays } = leavingOf(await tools.places.ahead([kid.processId], now), now);
      const returned = await happensTo(tools)(kid, 'left', async () => {
        await tools.processes.setStored(kid.processId, 'canceled');
        return leavePlaces(tools)(by, gone, 'the group');
      });
      await fundLessons(tools)(familyId);
      await tools.realtime.changed(`users/${familyId}`);
      return { returned, stays: stays.map(({ startsAt }) => startsAt) };
    });
