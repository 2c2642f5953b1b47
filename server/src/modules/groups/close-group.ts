import type { Actor } from '#modules/calendar';

import type { GroupRecord } from './groups.store.ts';
import type { Seat } from './seats.store.ts';
import type { GroupsEvent, Tools } from './tools.ts';
import { tellLine } from './waiting-line.ts';

/**
 * Closes a group: its lessons that have not begun are cancelled with all units back, everybody who is in it learns of
 * it, and requests for this group alone end. A request for any group of the club goes back to its place in line.
 */
export const closeGroup =
  (tools: Tools) =>
  (by: Actor, { groupId, reason }: { groupId: string; reason: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const group = await tools.rows.lock(groupId);
      await tools.clubs.closeClub(by, groupId, reason);
      const now = tools.clock.now();
      for (const seat of await tools.seats.ofGroup(groupId)) await vacate(tools, group, seat, reason, now);
      const waiting = (await tools.requests.ofCourses([group.courseCode])).filter((request) => request.groupId === groupId);
      await tools.requests.end(
        waiting.map(({ requestId }) => requestId),
        'closed',
        now,
      );
      for (const { familyId, kidUid } of waiting) await tell(tools, { familyId, kidUid, groupId, reason, title: group.title });
      await tools.rows.close(groupId, now);
      await tools.realtime.changed('groups', groupId);
      await tellLine(tools, group.courseCode);
    });

async function vacate(tools: Tools, { title }: GroupRecord, seat: Seat, reason: string, now: Temporal.Instant): Promise<void> {
  const { familyId, kidUid, groupId, heldAs, requestId } = seat;
  await tools.seats.free(seat, 'closed', now);
  if (heldAs === 'offer' && requestId) await tools.requests.reopen(requestId, null);
  else await tell(tools, { familyId, kidUid, groupId, reason, title });
}

async function tell(tools: Tools, it: Omit<Extract<GroupsEvent, { type: 'groups.closed' }>, 'type'>): Promise<void> {
  await tools.outbox.publish({ type: 'groups.closed', ...it });
  await tools.realtime.changed(`enrolments/${it.familyId}`);
}
