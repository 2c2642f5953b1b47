import { happensTo } from '../regular/happens-to.ts';
import { overlapsAt, siblingsBusy } from '../siblings.ts';
import type { Tools } from '../tools.ts';
import { closeClub } from './close-club.ts';
import { enterClub, visitClub } from './enter-club.ts';
import { leaveClub, leavingOf } from './leave-club.ts';
import { leaveLesson } from './leave-lesson.ts';
import { openClub } from './open-club.ts';

/** Club groups in the calendars of teachers and kids. Who may have a place is decided a floor above. */
export const clubDeeds = (tools: Tools) => ({
  openClub: openClub(tools),
  closeClub: closeClub(tools),
  enterClub: enterClub(tools),
  visitClub: visitClub(tools),
  leaveClub: leaveClub(tools),
  leaveLesson: leaveLesson(tools),
  /** Lessons of groups that begin at an instant or later, in order of time. */
  comingOfClubs: tools.clubs.coming,
  /** Times of those lessons at which one of these kids has another lesson. */
  clashesWithClubs: (kidUids: readonly string[], groupIds: readonly string[]) => {
    const now = tools.clock.now();
    return tools.places.clashes(kidUids, groupIds, now, now);
  },
  /** Coming lessons in which processes have a place, and which of them leaving the group would give back now. */
  async placesAhead(processIds: readonly string[]) {
    const now = tools.clock.now();
    const places = await tools.places.ahead(processIds, now);
    const gone = new Set(leavingOf(places, now).gone);
    return places.map((place) => ({ ...place, isChangeable: gone.has(place) }));
  },
  /** Lessons of the other kids of the family at the times of a group's lessons. */
  async siblingsAtClub({ familyId, kidUid }: { familyId: string; kidUid: string }, starts: readonly Temporal.Instant[], minutes: number) {
    const [first, last] = [starts[0], starts.at(-1)];
    if (!first || !last) return [];
    return overlapsAt(await siblingsBusy(tools)(familyId, kidUid, first, last.add({ minutes })), starts, minutes);
  },
  /** A trial visit is over: its process is finished, unless the kid has come to stay. */
  async endVisit(groupId: string, kidUid: string): Promise<void> {
    const kid = await tools.clubs.kidOf(groupId, kidUid);
    if (!kid?.isVisit) return;
    await happensTo(tools)(kid, 'finished', () => tools.processes.setStored(kid.processId, 'finished'));
    await tools.realtime.changed(`users/${kid.familyId}`);
  },
});
