import { type Calendar, happensTo, overlapsAt, siblingsBusy } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Outbox } from '#platform/outbox';

import type { ClubsDependencies } from './dependencies.ts';
import { callOffClub } from './call-off-lessons.ts';
import { closeClub } from './close-club.ts';
import { enterClub, visitClub } from './enter-club.ts';
import { leaveClub, leavingOf } from './leave-club.ts';
import { leaveLesson } from './leave-lesson.ts';
import { moveClub } from './move-club.ts';
import { openClub } from './open-club.ts';
import { planClub } from './plan-club.ts';

/** Club groups in the calendars of teachers and kids. Who may have a place is decided a floor above. */
export function createClubs({ calendar, catalogue, outbox }: { calendar: Calendar; catalogue: Catalogue; outbox: Outbox }) {
  const deps: ClubsDependencies = { ...calendar.dependencies, catalogue, outbox };
  return {
    openClub: openClub(deps),
    /** A weekly time of a teacher, date by date: what is free, and what stands there. */
    planClub: planClub(deps),
    moveClub: moveClub(deps),
    callOffClub: callOffClub(deps),
    closeClub: closeClub(deps),
    enterClub: enterClub(deps),
    visitClub: visitClub(deps),
    leaveClub: leaveClub(deps),
    leaveLesson: leaveLesson(deps),
    /** Lessons of groups that begin at an instant or later, in order of time. */
    comingOfClubs: deps.clubs.coming,
    /** Times of those lessons at which one of these kids has another lesson. */
    clashesWithClubs: (kidUids: readonly string[], groupIds: readonly string[]) => {
      const now = deps.clock.now();
      return deps.places.clashes(kidUids, groupIds, now, now);
    },
    /** Coming lessons in which processes have a place, and which of them leaving the group would give back now. */
    async placesAhead(processIds: readonly string[]) {
      const now = deps.clock.now();
      const places = await deps.places.ahead(processIds, now);
      const gone = new Set(leavingOf(places, now).gone);
      return places.map((place) => ({ ...place, isChangeable: gone.has(place) }));
    },
    /** Lessons of the other kids of the family at the times of a group's lessons. */
    async siblingsAtClub({ familyId, kidUid }: { familyId: string; kidUid: string }, starts: readonly Temporal.Instant[], minutes: number) {
      const [first, last] = [starts[0], starts.at(-1)];
      if (!first || !last) return [];
      return overlapsAt(await siblingsBusy(deps)(familyId, kidUid, first, last.add({ minutes })), starts, minutes);
    },
    /** A trial visit is over: its process is finished, unless the kid has come to stay. */
    async endVisit(groupId: string, kidUid: string): Promise<void> {
      const kid = await deps.clubs.kidOf(groupId, kidUid);
      if (!kid?.isVisit) return;
      await happensTo(deps)(kid, 'finished', () => deps.processes.setStored(kid.processId, 'finished'));
      await deps.realtime.changed(`users/${kid.familyId}`);
    },
  };
}

export type Clubs = ReturnType<typeof createClubs>;
