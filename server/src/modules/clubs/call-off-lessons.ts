import { fundLessons, tellScreens, type ClubLesson, type Place } from '#modules/calendar';
import type { Actor } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';
import { type LockedClub, lockWholeClub } from './lock-club.ts';

/** A kid's place in a lesson that was called off; `returned`: its unit came back. */
type CalledOff = Pick<Place, 'lessonId' | 'familyId' | 'kidUid' | 'processId' | 'startsAt'> & { returned: boolean };

/** Lessons that were called off, and the places in them. */
export interface Off {
  lessons: ClubLesson[];
  places: CalledOff[];
}

/** The stretch of time of an act: the end not included; null is for good. */
export interface Stretch {
  groupId: string;
  from: Temporal.Instant;
  until: Temporal.Instant | null;
  reason: string;
}

/** Calls off the lessons of a locked group in a stretch of time: all units come back. What they pay next, the caller sees to. */
export const callOffLessons =
  (deps: ClubsDependencies) =>
  async (by: Actor, club: LockedClub, { from, until, reason }: Omit<Stretch, 'groupId'>): Promise<Off> => {
    const isMeant = ({ startsAt }: { startsAt: Temporal.Instant }) =>
      Temporal.Instant.compare(startsAt, from) >= 0 && (until === null || Temporal.Instant.compare(startsAt, until) < 0);
    const lessons = club.lessons.filter(isMeant);
    await deps.calendar.change(
      lessons.map(({ lessonId }) => lessonId),
      { from: 'scheduled', to: 'canceled', by, at: club.now, reason },
    );
    const places: CalledOff[] = [];
    for (const { lessonId, familyId, kidUid, processId, startsAt } of club.places.filter(isMeant)) {
      const returned = (await deps.ledger.giveBack({ familyId, lessonId, kidUid })) === 'given_back';
      if (returned) await deps.calendar.noteUnitsBack([{ lessonId, kidUid }]);
      places.push({ lessonId, familyId, kidUid, processId, startsAt, returned });
    }
    return { lessons, places };
  };

/** Reserves units anew for families whose lessons of a group changed, and tells every screen that shows them. */
export const settleFamilies =
  (deps: ClubsDependencies) =>
  async ({ familyIds, places }: LockedClub, lessons: readonly ClubLesson[]): Promise<void> => {
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
  };

/**
 * A group has no lessons in a stretch of time: they are called off with all units back. Without an end it is for good: no more are
 * made, and its kids stay in it until it is closed. The caller holds the lock of the group.
 */
export const callOffClub =
  (deps: ClubsDependencies) =>
  (by: Actor, { groupId, ...stretch }: Stretch): Promise<Off> =>
    deps.db.inTransaction(async () => {
      const club = await lockWholeClub(deps)(groupId);
      const off = await callOffLessons(deps)(by, club, stretch);
      if (stretch.until === null) await deps.clubs.stop(groupId);
      await settleFamilies(deps)(club, off.lessons);
      return off;
    });
