import type { Actor } from '../actor.ts';
import { fundLessons } from '../fund-lessons.ts';
import { happensTo } from '../regular/happens-to.ts';
import { horizonAt } from '../rules/booking.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';
import { lockClub } from './lock-club.ts';

/**
 * Ends a group: its lessons that have not begun are cancelled with all units back, its kids' processes are finished.
 * The caller holds the lock of the group, so nobody comes in meanwhile. Gives the families concerned.
 */
export const closeClub =
  (tools: Tools) =>
  (by: Actor, groupId: string, reason: string): Promise<{ familyIds: string[] }> =>
    tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      const inside = [...(await tools.clubs.kidsOf([groupId])), ...(await tools.places.ofGroup(groupId, now))];
      const familyIds = [...new Set(inside.map(({ familyId }) => familyId))].sort();
      for (const familyId of familyIds) await tools.ledger.lockFamily(familyId);
      await tools.calendar.lockHorizon(horizonAt(now), 'shared');
      const lessons = await lockClub(tools)(
        groupId,
        inside.map(({ kidUid }) => kidUid),
        now,
      );
      const places = await tools.places.ofGroup(groupId, now);
      await tools.calendar.change(
        lessons.map(({ lessonId }) => lessonId),
        { from: 'scheduled', to: 'canceled', by, at: now, reason },
      );
      for (const { familyId, lessonId, kidUid } of places) {
        const given = await tools.ledger.giveBack({ familyId, lessonId, kidUid });
        if (given === 'given_back') await tools.calendar.noteUnitsBack([{ lessonId, kidUid }]);
      }
      for (const kid of await tools.clubs.kidsOf([groupId])) {
        await happensTo(tools)(kid, 'finished', () => tools.processes.setStored(kid.processId, 'finished'));
      }
      const club = await tools.clubs.find(groupId);
      if (club) await tools.clubs.end(club);
      for (const familyId of familyIds) await fundLessons(tools)(familyId);
      await tellScreens(
        tools,
        lessons.map(({ lessonId, teacherId, kidUids }) => ({
          lessonId,
          teacherId,
          familyIds: [...new Set(places.filter((place) => kidUids.includes(place.kidUid)).map(({ familyId }) => familyId))],
        })),
      );
      for (const familyId of familyIds) await tools.realtime.changed(`users/${familyId}`);
      return { familyIds };
    });
