import type { Enrolment } from '@school/contract/groups/shapes';

import type { Actor } from '#modules/calendar';
import { Refusal } from '#platform/refusal';

import { enrolKid } from './enrol-kid.ts';
import type { GroupRecord } from './groups.store.ts';
import type { RequestRecord } from './requests.store.ts';
import { isOffered } from './rules/enrolling.ts';
import type { Seat } from './seats.store.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';
import { tellLine } from './waiting-line.ts';

interface Asked {
  familyId: string;
  requestId: string;
}

/**
 * Takes the offered place. What is missing (a paid balance, a free time) refuses it and changes nothing: the place
 * stays kept until its time is over.
 */
export const acceptOffer =
  (tools: Tools) =>
  (by: Actor, asked: Asked): Promise<Enrolment> =>
    tools.db.inTransaction(async () => {
      const { request, group } = await offerOf(tools, asked);
      return enrolKid(tools, by, group, await tools.families.kidOf(asked.familyId, request.kidUid));
    });

/** Lets the place go to the next in line. A request for any group of the club stays where it is in the line. */
export const declineOffer =
  (tools: Tools) =>
  (asked: Asked): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { request, group, seat } = await offerOf(tools, asked);
      const now = tools.clock.now();
      await tools.seats.free(seat, 'declined', now);
      if (request.groupId === null) await tools.requests.reopen(request.requestId, group.groupId);
      else await tools.requests.end([request.requestId], 'declined', now);
      await letGo(tools, asked.familyId, request, group.groupId);
    });

/** Leaves the waiting list, with or without a place offered. With an `answer` it is the school that takes it off. */
export const withdrawRequest =
  (tools: Tools) =>
  ({ answer, ...asked }: Asked & { answer?: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const request = await found(tools, asked);
      const { familyId, kidUid, courseCode, requestId } = request;
      if (answer !== undefined)
        await tools.outbox.publish({ type: 'groups.waiting_declined', familyId, kidUid, courseCode, requestId, answer });
      const now = tools.clock.now();
      // Judged by the row itself: a place may be offered to it at this very moment.
      if ((await tools.requests.endOpen([request.requestId], 'withdrawn', now)) === 1) {
        return letGo(tools, asked.familyId, request, undefined);
      }
      const { seat, group } = await seatOf(tools, request);
      await tools.seats.free(seat, 'withdrawn', now);
      await tools.requests.end([request.requestId], 'withdrawn', now);
      return letGo(tools, asked.familyId, request, group.groupId);
    });

async function found({ requests }: Tools, { familyId, requestId }: Asked): Promise<RequestRecord> {
  const request = await requests.find(familyId, requestId);
  if (!request) throw new Refusal('groups.request_not_found');
  return request;
}

/** The request and the place that is kept for it now, under the lock of the group. */
async function offerOf(tools: Tools, asked: Asked): Promise<{ request: RequestRecord; group: GroupRecord; seat: Seat }> {
  const request = await found(tools, asked);
  const { seat, group } = await seatOf(tools, request);
  if (!seat.until || !isOffered(seat.until, tools.clock.now())) throw new Refusal('groups.no_offer');
  return { request, group, seat };
}

async function seatOf(tools: Tools, { requestId }: RequestRecord): Promise<{ group: GroupRecord; seat: Seat }> {
  const seen = await tools.seats.ofRequest(requestId);
  if (!seen) throw new Refusal('groups.no_offer');
  const group = await tools.rows.lock(seen.groupId);
  const seat = await tools.seats.ofRequest(requestId);
  if (seat?.seatId !== seen.seatId) throw new Refusal('groups.no_offer');
  return { group, seat };
}

async function letGo(tools: Tools, familyId: string, { courseCode }: RequestRecord, groupId: string | undefined): Promise<void> {
  if (groupId) {
    await settleGroup(tools)(groupId);
    await tools.realtime.changed('groups', groupId);
  }
  await tellLine(tools, courseCode);
  await tools.realtime.changed(`enrolments/${familyId}`);
}
