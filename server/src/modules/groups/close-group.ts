import type { Actor } from '#modules/calendar';

import type { GroupRecord } from './groups.store.ts';
import type { RequestRecord } from './requests.store.ts';
import type { Seat } from './seats.store.ts';
import type { GroupsEvent, Tools } from './tools.ts';
import { tellLine } from './waiting-line.ts';

/** How families learn that a group is over: with a reason, that too few came, or not at all, since they know. */
export type ClosedWhy = { reason: string } | 'notGathered' | 'known';

/**
 * Closes a group: its lessons that have not begun are cancelled with all units back, everybody who is in it learns of
 * it, and requests for this group alone end. A request for any group of the club goes back to its place in line.
 */
export const closeGroup =
  (tools: Tools) =>
  (by: Actor, { groupId, why }: { groupId: string; why: ClosedWhy }) =>
    tools.db.inTransaction(async () => {
      const group = await tools.rows.lock(groupId);
      const reason = typeof why === 'string' ? why : why.reason;
      const off = await tools.clubs.closeClub(by, groupId, reason);
      const waiting = await endRequests(tools, group);
      const now = tools.clock.now();
      const seats = await tools.seats.ofGroup(groupId);
      for (const seat of seats) await tools.seats.free(seat, 'closed', now);
      for (const { familyId, kidUid } of [...seats, ...waiting]) {
        const kid = { familyId, kidUid, groupId, title: group.title };
        if (why === 'notGathered') await tell(tools, { type: 'groups.not_gathered', ...kid });
        else if (why !== 'known') await tell(tools, { type: 'groups.closed', reason, ...kid });
        else await tools.realtime.changed(`enrolments/${familyId}`);
      }
      await tools.rows.close(groupId, now);
      await tools.realtime.changed('groups', groupId);
      await tellLine(tools, group.courseCode);
      return { off, waiting };
    });

/**
 * Nobody waits for this group any longer: places that are only offered are let go of, their requests for any group of the club are back
 * in line, and those for this group alone end; gives these.
 */
export async function endRequests(tools: Tools, { groupId, courseCode }: GroupRecord): Promise<RequestRecord[]> {
  const now = tools.clock.now();
  for (const seat of await tools.seats.ofGroup(groupId)) if (seat.heldAs === 'offer') await letOfferGo(tools, seat, now);
  const waiting = (await tools.requests.ofCourses([courseCode])).filter((request) => request.groupId === groupId);
  await tools.requests.end(
    waiting.map(({ requestId }) => requestId),
    'closed',
    now,
  );
  return waiting;
}

async function letOfferGo(tools: Tools, seat: Seat, now: Temporal.Instant): Promise<void> {
  await tools.seats.free(seat, 'closed', now);
  if (seat.requestId) await tools.requests.reopen(seat.requestId, null);
  await tools.realtime.changed(`enrolments/${seat.familyId}`);
}

/** Lets a family know of its kid, on its screens too. */
export async function tell(tools: Pick<Tools, 'outbox' | 'realtime'>, it: GroupsEvent & { familyId: string }): Promise<void> {
  await tools.outbox.publish(it);
  await tools.realtime.changed(`enrolments/${it.familyId}`);
}
