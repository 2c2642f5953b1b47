import { Refusal } from '#platform/refusal';

import { clubsOffered } from './clubs-offered.ts';
import type { GroupRecord } from './groups.store.ts';
import type { RequestRecord } from './requests.store.ts';
import { offerUntil } from './rules/enrolling.ts';
import { lineFor } from './rules/line.ts';
import { takesKids } from './rules/states.ts';
import type { Seat } from './seats.store.ts';
import type { Tools } from './tools.ts';
import { tellLine, waitingFor } from './waiting-line.ts';

/**
 * Locks a group and brings its places up to this second: offers and visits whose time is over end, and every free place
 * is offered to the first in line whom it suits (docs/rules/clubs.md#waiting-list). Whoever wants a place goes through here first, so
 * nobody overtakes those who wait, and a place is free at the very second its offer ends. Refuses with
 * groups.group_not_found.
 */
export const settleGroup =
  (tools: Tools) =>
  async (groupId: string): Promise<GroupRecord> => {
    const group = await tools.rows.lock(groupId);
    const now = tools.clock.now();
    const over = (await tools.seats.ofGroup(groupId)).filter(({ until }) => until && Temporal.Instant.compare(until, now) <= 0);
    for (const seat of over) await endSeat(tools, group, seat, now);
    const offered = await offerFreePlaces(tools, { ...group, taken: group.taken - over.length });
    if (over.length + offered > 0) await tools.realtime.changed('groups', groupId);
    return { ...group, taken: group.taken - over.length + offered };
  };

async function endSeat(tools: Tools, { title }: GroupRecord, seat: Seat, now: Temporal.Instant): Promise<void> {
  const { groupId, familyId, kidUid, heldAs, requestId } = seat;
  await tools.seats.free(seat, heldAs === 'visit' ? 'visited' : 'expired', now);
  if (heldAs === 'visit') await tools.clubs.endVisit(groupId, kidUid);
  if (requestId) {
    await tools.requests.end([requestId], 'expired', now);
    await tools.outbox.publish({ type: 'groups.offer_expired', familyId, kidUid, groupId, title, requestId });
  }
  await tools.realtime.changed(`enrolments/${familyId}`);
}

/**
 * Keeps every free place of a locked group for somebody in line, 12 hours each, in the order of the line; gives how many
 * were offered. A kid that may not have another group now keeps its place in line and is passed over.
 */
async function offerFreePlaces(tools: Tools, group: GroupRecord): Promise<number> {
  const free = group.capacity - group.taken;
  if (free <= 0 || !takesKids(group)) return 0;
  const now = tools.clock.now();
  const line = lineFor(
    (await waitingFor(tools)([group.courseCode])).filter(({ state }) => state === 'open'),
    group,
    now,
  );
  if (line.length === 0 || !(await clubsOffered(tools)).has(group.courseCode)) return 0;
  const seats = await tools.seats.ofKids(line.map(({ kidUid }) => kidUid));
  // A kid that waits for this group and for any of its club gets one place.
  const inside = new Set(seats.filter(({ groupId }) => groupId === group.groupId).map(({ kidUid }) => kidUid));
  let offered = 0;
  for (const request of line) {
    if (offered === free) break;
    const { kidUid } = request;
    const enrolments = seats.filter((seat) => seat.kidUid === kidUid && seat.heldAs === 'enrolment').length;
    if (inside.has(kidUid) || enrolments >= tools.school.now('groupsAKid') || !(await offer(tools, group, request, now))) continue;
    inside.add(kidUid);
    offered += 1;
  }
  if (offered > 0) await tellLine(tools, group.courseCode);
  return offered;
}

/** False when the request has just been withdrawn, or got another place. */
export async function offer(
  tools: Tools,
  { groupId, title }: GroupRecord,
  request: RequestRecord,
  now: Temporal.Instant,
): Promise<boolean> {
  const { requestId, familyId, kidUid } = request;
  if (!(await tools.requests.offered(requestId))) return false;
  const until = offerUntil(now, await tools.school.read('waitingOfferHours'));
  const seat = { groupId, familyId, kidUid, heldAs: 'offer', until, requestId, processId: null, lessonId: null } as const;
  if (!(await tools.seats.take(seat, now))) throw new Error(`Group ${groupId} had a free place under its lock, and has none`);
  const [next] = await tools.clubs.comingOfClubs([groupId], now);
  await tools.outbox.publish({
    type: 'groups.place_offered',
    familyId,
    kidUid,
    groupId,
    title,
    requestId,
    until: until.toString(),
    startsAt: next?.startsAt.toString() ?? null,
  });
  return true;
}

/** Every five minutes: offers and visits end, and free places are offered. Asked twice, it does nothing the second time. */
export const offerPlaces = (tools: Tools) => async (): Promise<void> => {
  const due = (await tools.seats.due(tools.clock.now())).map(({ groupId }) => groupId);
  const free = (await tools.rows.open()).filter(({ capacity, taken }) => taken < capacity);
  const waiting = new Set((await tools.requests.ofCourses(free.map(({ courseCode }) => courseCode))).map(({ courseCode }) => courseCode));
  const wanted = free.filter(({ courseCode }) => waiting.has(courseCode)).map(({ groupId }) => groupId);
  for (const groupId of [...new Set([...due, ...wanted])].sort()) {
    await tools.db
      .inTransaction(() => settleGroup(tools)(groupId))
      .catch((fault: unknown) => {
        // Closed meanwhile: nothing is left to do.
        if (!(fault instanceof Refusal)) throw fault;
      });
  }
};
