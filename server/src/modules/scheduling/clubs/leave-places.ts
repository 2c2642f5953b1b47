import type { Actor } from '../actor.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';
import type { Place } from './places.store.ts';

/**
 * Kids give up places in lessons of a group: units come back, the lessons themselves stand. Gives the number of units
 * that came back. The caller holds the locks of the families and of the calendars.
 */
export const leavePlaces =
  (tools: Pick<Tools, 'calendar' | 'clock' | 'ledger' | 'places' | 'realtime'>) =>
  async (by: Actor, places: readonly Place[], reason: string): Promise<number> => {
    const at = tools.clock.now();
    let returned = 0;
    for (const kidUid of new Set(places.map((place) => place.kidUid))) {
      const lessonIds = places.filter((place) => place.kidUid === kidUid).map(({ lessonId }) => lessonId);
      await tools.places.leave(lessonIds, kidUid, at);
      await tools.calendar.log(lessonIds, { by, at, from: 'scheduled', to: 'scheduled', reason: `kid ${kidUid} leaves: ${reason}` });
    }
    for (const { familyId, lessonId, kidUid } of places) {
      if ((await tools.ledger.giveBack({ familyId, lessonId, kidUid })) === 'given_back') returned += 1;
    }
    await tellScreens(
      tools,
      places.map(({ lessonId, teacherId, familyId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
    );
    return returned;
  };
