import { tellScreens, type Place } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';

/**
 * Kids give up places in lessons of a group: units come back, the lessons themselves stand. Gives the number of units
 * that came back. The caller holds the locks of the families and of the calendars.
 */
export const leavePlaces =
  (deps: Pick<ClubsDependencies, 'calendar' | 'clock' | 'ledger' | 'places' | 'realtime'>) =>
  async (by: Actor, places: readonly Place[], reason: string): Promise<number> => {
    const at = deps.clock.now();
    let returned = 0;
    for (const kidUid of new Set(places.map((place) => place.kidUid))) {
      const lessonIds = places.filter((place) => place.kidUid === kidUid).map(({ lessonId }) => lessonId);
      await deps.places.leave(lessonIds, kidUid, at);
      await deps.calendar.log(lessonIds, { by, at, from: 'scheduled', to: 'scheduled', reason: `kid ${kidUid} leaves: ${reason}` });
    }
    for (const { familyId, lessonId, kidUid } of places) {
      if ((await deps.ledger.giveBack({ familyId, lessonId, kidUid })) === 'given_back') returned += 1;
    }
    await tellScreens(
      deps,
      places.map(({ lessonId, teacherId, familyId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    return returned;
  };
