import { fundLessons, happensTo, tellScreens } from '#modules/calendar';
import { type Actor, horizonAt } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';
import { lockClub } from './lock-club.ts';

/**
 * Ends a group: its lessons that have not begun are cancelled with all units back, its kids' processes are finished.
 * The caller holds the lock of the group, so nobody comes in meanwhile. Gives the families concerned.
 */
export const closeClub =
  (deps: ClubsDependencies) =>
  (by: Actor, groupId: string, reason: string): Promise<{ familyIds: string[] }> =>
    deps.db.inTransaction(async () => {
      const now = deps.clock.now();
      const inside = [...(await deps.clubs.kidsOf([groupId])), ...(await deps.places.ofGroup(groupId, now))];
      const familyIds = [...new Set(inside.map(({ familyId }) => familyId))].sort();
      for (const familyId of familyIds) await deps.ledger.lockFamily(familyId);
      await deps.calendar.lockHorizon(horizonAt(now), 'shared');
      const lessons = await lockClub(deps)(
        groupId,
        inside.map(({ kidUid }) => kidUid),
        now,
      );
      const places = await deps.places.ofGroup(groupId, now);
      await deps.calendar.change(
        lessons.map(({ lessonId }) => lessonId),
        { from: 'scheduled', to: 'canceled', by, at: now, reason },
      );
      for (const { familyId, lessonId, kidUid } of places) {
        const given = await deps.ledger.giveBack({ familyId, lessonId, kidUid });
        if (given === 'given_back') await deps.calendar.noteUnitsBack([{ lessonId, kidUid }]);
      }
      for (const kid of await deps.clubs.kidsOf([groupId])) {
        await happensTo(deps)(kid, 'finished', () => deps.processes.setStored(kid.processId, 'finished'));
      }
      const club = await deps.clubs.find(groupId);
      if (club) await deps.clubs.end(club);
      for (const familyId of familyIds) await fundLessons(deps)(familyId);
      await tellScreens(
        deps,
        lessons.map(({ lessonId, teacherId, kidUids }) => ({
          lessonId,
          teacherId,
          familyIds: [...new Set(places.filter((place) => kidUids.includes(place.kidUid)).map(({ familyId }) => familyId))],
        })),
      );
      for (const familyId of familyIds) await deps.realtime.changed(`users/${familyId}`);
      return { familyIds };
    });
