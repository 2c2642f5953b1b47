import type { Enrolment, GroupVisit } from '@school/contract/groups/shapes';

import type { Actor } from '#modules/calendar';
import { insist, Refusal } from '#platform/refusal';

import { enrolKid } from './enrol-kid.ts';
import { kidFacts } from './kid-facts.ts';
import { mayVisit } from './rules/enrolling.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';
import { placesOfFamily } from './views.ts';

/** A kid of a family and the group it is about. */
export interface KidAndGroup {
  familyId: string;
  kidUid: string;
  groupId: string;
  /** A manager enrols the kid where the rules refuse the family. */
  despite?: boolean | undefined;
}

/** Enrols a kid in a group that has a free place; those who wait for one are served first (docs/rules/clubs.md#joining). */
export const joinGroup =
  (tools: Tools) =>
  (by: Actor, { familyId, kidUid, groupId, despite }: KidAndGroup): Promise<Enrolment> =>
    tools.db.inTransaction(async () => {
      const kid = await tools.families.kidOf(familyId, kidUid);
      return enrolKid(tools, by, await settleGroup(tools)(groupId), kid, { despite });
    });

/** One lesson of a group as a trial (docs/rules/clubs.md#trial-visit). Its place in the group is kept until the lesson is over. */
export const visitGroup =
  (tools: Tools) =>
  (by: Actor, { familyId, kidUid, groupId, startsAt }: KidAndGroup & { startsAt: Temporal.Instant }): Promise<GroupVisit> =>
    tools.db.inTransaction(async () => {
      const kid = await tools.families.kidOf(familyId, kidUid);
      const group = await settleGroup(tools)(groupId);
      await tools.ledger.lockFamily(familyId);
      const factsFor = await kidFacts(tools)(familyId, [kid], [group]);
      insist(mayVisit(factsFor(kid, group)));

      const { capacity } = group;
      const { processId, lessonId, endsAt } = await tools.clubs.visitClub(by, { familyId, kidUid, groupId, capacity, startsAt });
      const seat = { groupId, familyId, kidUid, processId, lessonId, heldAs: 'visit', until: endsAt, requestId: null } as const;
      if (!(await tools.seats.take(seat, tools.clock.now()))) throw new Refusal('groups.no_places');

      await tools.outbox.publish({
        type: 'groups.visit_booked',
        familyId,
        kidUid,
        groupId,
        title: group.title,
        lessonId,
        startsAt: startsAt.toString(),
      });
      await tools.realtime.changed('groups', groupId);
      await tools.realtime.changed(`enrolments/${familyId}`);
      const { visits } = await placesOfFamily(tools, familyId, await tools.seats.ofFamily(familyId));
      const visit = visits.find((it) => it.eventId === lessonId && it.kidUid === kidUid);
      if (!visit) throw new Error(`Visit of ${kidUid} to ${lessonId} was booked and is not there`);
      return visit;
    });
