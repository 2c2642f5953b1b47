import type { Outbox } from '#platform/outbox';
import type { Db } from '#platform/db';
import { listenTo } from '#platform/module';

import { actOnGroup } from './act-on-group.ts';
import { acceptOffer, declineOffer, withdrawRequest } from './answer-offer.ts';
import { closeGroup } from './close-group.ts';
import { createGroup, draftGroup } from './create-group.ts';
import { followCalendar } from './follow-calendar.ts';
import { createGroupRows } from './groups.store.ts';
import { joinGroup, visitGroup } from './join-group.ts';
import { leaveAll } from './leave-all.ts';
import { leaveGroup, whenPlaceIsLeft } from './leave-group.ts';
import { moveKid, offerTo, waitingLists } from './by-manager.ts';
import { ledGroups } from './led-groups.ts';
import { listGroups, oneGroup } from './list-groups.ts';
import { readMine, readTerms } from './read-mine.ts';
import { groupCard, managedGroup, managedGroups } from './managed-groups.ts';
import { previewGroup, previewGroupAct } from './preview-group.ts';
import { createRequests } from './requests.store.ts';
import { createSeats } from './seats.store.ts';
import { offerPlaces } from './settle-group.ts';
import type { Tools } from './tools.ts';
import { teamsOf } from './teams-of.ts';
import { waitForPlace } from './wait-for-place.ts';
import { whenFamilyIsRegistered } from './when-family-is-registered.ts';

export type GroupsGiven = Pick<Tools, 'clock' | 'realtime' | 'families' | 'ledger' | 'calendar' | 'catalogue' | 'clubs' | 'school'> & {
  db: Db;
  outbox: Outbox;
};

/** Club groups, their places and their waiting lists (docs/rules/wire.md#group, docs/rules/clubs.md). */
export function createGroups({ db, ...given }: GroupsGiven) {
  const tools: Tools = { ...given, db, rows: createGroupRows(db), seats: createSeats(db), requests: createRequests(db) };
  return {
    createGroup: createGroup(tools),
    draft: draftGroup(tools),
    closeGroup: closeGroup(tools),
    /** Groups in the hands of managers. */
    managed: managedGroups(tools),
    managedOne: managedGroup(tools),
    card: groupCard(tools),
    preview: previewGroup(tools),
    previewAct: previewGroupAct(tools),
    act: actOnGroup(tools),
    /** The school's clock, by which pages say what is today. */
    now: (): Temporal.Instant => given.clock.now(),
    list: listGroups(tools),
    one: oneGroup(tools),
    /** Is there such a group, whatever became of it? */
    exists: async (groupId: string): Promise<boolean> => (await tools.rows.byIds([groupId])).length > 0,
    /** The groups that a teacher leads. */
    ledBy: ledGroups(tools),
    /** A family's own groups, waiting lists and choices. */
    mine: readMine(tools),
    terms: readTerms(tools),
    join: joinGroup(tools),
    leave: leaveGroup(tools),
    leaveAll: leaveAll(tools),
    visit: visitGroup(tools),
    wait: waitForPlace(tools),
    withdraw: withdrawRequest(tools),
    accept: acceptOffer(tools),
    decline: declineOffer(tools),
    /** For managers: everything that waits, a place out of turn, a kid moved from one group to another. */
    waitingLists: waitingLists(tools),
    offerTo: offerTo(tools),
    move: moveKid(tools),
    /** Who has a place in a group: enrolled, visiting, or offered from the waiting list. For the back office. */
    seatsOf: tools.seats.ofGroup,
    /** The groups of a kid with everybody in them. */
    teamsOf: teamsOf(tools),
    /** Places that are kept for the waiting list: they stay as they were offered. */
    promisedPlaces: () => tools.seats.offered(given.clock.now()),
    /** By the clock: offers end, visits end, free places are offered. */
    offerPlaces: offerPlaces(tools),
    /** By the clock: groups open, begin, are given up and end. */
    followCalendar: followCalendar(tools),
    /** Every half hour, when lessons start: the next lesson of some group is another one now. */
    tellNextLessons: (): Promise<void> => given.realtime.changed('groups'),
    listens: listenTo({
      'scheduling.group_place_left': { 'groups.when-place-is-left': whenPlaceIsLeft(tools) },
      'families.registered': { 'groups.when-family-is-registered': whenFamilyIsRegistered(tools) },
      // What a kid may do with a group follows from the balance too.
      'ledger.balance_replenished': {
        'groups.when-balance-is-replenished': ({ familyId }) => given.realtime.changed(`enrolments/${familyId}`),
      },
    }),
  };
}

export type Groups = ReturnType<typeof createGroups>;
