import type { Actor, SchedulingEvent } from '#modules/calendar';
import { Refusal } from '#platform/refusal';

import type { KidAndGroup } from './join-group.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

/**
 * A kid leaves a group: lessons 8 hours or more away are given back with their units, nearer ones stay the kid's, and
 * the place that frees is offered to the first in line (docs/rules/clubs.md#leaving). A trial visit is given up the same way.
 */
export const leaveGroup =
  (tools: Tools) =>
  (by: Actor, { familyId, kidUid, groupId }: KidAndGroup): Promise<{ returned: number; stays: string[] }> =>
    tools.db.inTransaction(async () => {
      await tools.families.kidOf(familyId, kidUid);
      await tools.rows.lock(groupId);
      const seat = await tools.seats.ofKid(groupId, kidUid);
      if (!seat || seat.heldAs === 'offer') throw new Refusal('groups.not_enrolled');
      const { returned, stays } = await tools.clubs.leaveClub(by, { familyId, kidUid, groupId });
      await tools.seats.free(seat, 'left', tools.clock.now());
      const { title } = await settleGroup(tools)(groupId);
      if (by.role === 'manager') {
        await tools.outbox.publish({ type: 'groups.removed', familyId, kidUid, groupId, title, stays: stays.map(String) });
      }
      await tools.realtime.changed('groups', groupId);
      await tools.realtime.changed(`enrolments/${familyId}`);
      return { returned, stays: stays.map(String) };
    });

type PlaceLeft = Extract<SchedulingEvent, { type: 'scheduling.group_place_left' }>;

/** A family gave up one lesson in its schedule: if it was a trial visit, the place in the group is free again. */
export const whenPlaceIsLeft =
  (tools: Tools) =>
  ({ familyId, kidUid, groupId, lessonId }: PlaceLeft): Promise<void> =>
    tools.db.inTransaction(async () => {
      if (!(await tools.rows.findOpen(groupId))) return;
      await tools.rows.lock(groupId);
      const seat = await tools.seats.ofKid(groupId, kidUid);
      if (seat?.heldAs === 'visit' && seat.lessonId === lessonId) {
        await tools.seats.free(seat, 'left', tools.clock.now());
        await tools.clubs.endVisit(groupId, kidUid);
        await settleGroup(tools)(groupId);
        await tools.realtime.changed('groups', groupId);
      }
      await tools.realtime.changed(`enrolments/${familyId}`);
    });
