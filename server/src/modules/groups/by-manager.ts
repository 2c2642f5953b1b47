import type { GroupInShort, WaitingRequest } from '@school/contract/groups/shapes';

import type { Actor } from '#modules/calendar';
import { insist, Refusal } from '#platform/refusal';

import { joinGroup, type KidAndGroup } from './join-group.ts';
import { leaveGroup } from './leave-group.ts';
import { requestsOfFamily } from './read-requests.ts';
import { mayEnter } from './rules/states.ts';
import { offer, settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';
import { inShort } from './views.ts';

/** A request with the groups of its club that have a free place and that it has not declined. */
export interface WaitingOf {
  familyId: string;
  request: WaitingRequest;
  open: GroupInShort[];
}

/** All waiting lists for managers, the oldest request first. */
export const waitingLists = (tools: Tools) => async (): Promise<WaitingOf[]> => {
  const records = await tools.requests.all();
  const groups = (await tools.rows.open()).filter(({ taken, capacity }) => taken < capacity);
  const short = await inShort(tools, groups);
  const lists = [];
  for (const familyId of new Set(records.map((record) => record.familyId))) {
    lists.push(...(await requestsOfFamily(tools)(familyId)).map((request) => ({ familyId, request })));
  }
  return lists
    .map(({ familyId, request }) => {
      const declined = records.find(({ requestId }) => requestId === request.requestId)?.declined ?? [];
      const open = groups.filter(({ groupId, courseCode }) => courseCode === request.courseCode && !declined.includes(groupId));
      return { familyId, request, open: open.flatMap(({ groupId }) => short.get(groupId) ?? []) };
    })
    .sort((a, b) => (a.request.since < b.request.since ? -1 : 1));
};

/**
 * A manager keeps a free place of a group for a request, also where the group is not what the request says: the family has
 * spoken with the school. It is kept as any offer is, and told the same way.
 */
export const offerTo =
  (tools: Tools) =>
  ({ familyId, requestId, groupId }: { familyId: string; requestId: string; groupId: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const group = await settleGroup(tools)(groupId);
      insist(mayEnter(group));
      const request = await tools.requests.find(familyId, requestId);
      if (!request || request.state !== 'open' || request.courseCode !== group.courseCode) throw new Refusal('groups.request_not_found');
      if (await tools.seats.ofKid(groupId, request.kidUid)) throw new Refusal('groups.already_enrolled');
      if (group.taken >= group.capacity) throw new Refusal('groups.no_places');
      if (!(await offer(tools, group, request, tools.clock.now()))) throw new Refusal('groups.request_not_found');
      await tools.realtime.changed('groups', groupId);
      await tools.realtime.changed(`enrolments/${familyId}`);
    });

/** Moves a kid from one group to another in one act: what it left comes back, what it enters is reserved. */
export const moveKid =
  (tools: Tools) =>
  (by: Actor, { toGroupId, ...from }: KidAndGroup & { toGroupId: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      // Groups are locked before all else, and always in one order.
      for (const groupId of [from.groupId, toGroupId].sort()) await tools.rows.lock(groupId);
      await leaveGroup(tools)(by, from);
      await joinGroup(tools)(by, { ...from, groupId: toGroupId });
    });
