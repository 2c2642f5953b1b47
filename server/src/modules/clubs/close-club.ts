import { happensTo } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';

import { callOffLessons, type Off, settleFamilies } from './call-off-lessons.ts';
import type { ClubsDependencies } from './dependencies.ts';
import { lockWholeClub } from './lock-club.ts';

/**
 * Ends a group: its lessons that have not begun are cancelled with all units back, its kids' processes are finished.
 * The caller holds the lock of the group, so nobody comes in meanwhile.
 */
export const closeClub =
  (deps: ClubsDependencies) =>
  (by: Actor, groupId: string, reason: string): Promise<Off> =>
    deps.db.inTransaction(async () => {
      const club = await lockWholeClub(deps)(groupId);
      const off = await callOffLessons(deps)(by, club, { from: club.now, until: null, reason });
      for (const kid of await deps.clubs.kidsOf([groupId])) {
        await happensTo(deps)(kid, 'finished', () => deps.processes.setStored(kid.processId, 'finished'));
      }
      await deps.clubs.end(groupId);
      await settleFamilies(deps)(club, off.lessons);
      return off;
    });
