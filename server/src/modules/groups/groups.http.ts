import type { groupsCalls } from '@school/contract/groups/calls';

import type { Actor } from '#modules/calendar';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Groups } from './groups.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });

/** contract → action → view; a family is always the caller's own. */
export const groupsHttp = (groups: Groups): Handlers<typeof groupsCalls> => ({
  'GET /groups': async () => ({ groups: await groups.list() }),
  'GET /groups/mine': ({ who }) => groups.mine(who.customerId),
  'GET /groups/:groupId/terms/:kidUid': ({ who, params }) => groups.terms({ familyId: who.customerId, ...params }),
  'POST /groups/:groupId/join': ({ who, params, body }) => groups.join(actor(who), { familyId: who.customerId, ...params, ...body }),
  'POST /groups/:groupId/leave': ({ who, params, body }) => groups.leave(actor(who), { familyId: who.customerId, ...params, ...body }),
  'POST /groups/:groupId/visit': ({ who, params, body: { kidUid, timestamp } }) =>
    groups.visit(actor(who), { familyId: who.customerId, ...params, kidUid, startsAt: Temporal.Instant.from(timestamp) }),
  'POST /groups/waiting': ({ who, body }) =>
    groups.wait({
      familyId: who.customerId,
      kidUid: body.kidUid,
      courseCode: body.courseCode,
      groupId: body.groupId ?? null,
      weekday: body.weekday ?? null,
      dayPart: body.dayPart ?? null,
      wishes: body.wishes ?? '',
    }),
  'POST /groups/waiting/:requestId/withdraw': async ({ who, params }) => {
    await groups.withdraw({ familyId: who.customerId, ...params });
    return { done: true };
  },
  'POST /groups/waiting/:requestId/accept': ({ who, params }) => groups.accept(actor(who), { familyId: who.customerId, ...params }),
  'POST /groups/waiting/:requestId/decline': async ({ who, params }) => {
    await groups.decline({ familyId: who.customerId, ...params });
    return { done: true };
  },
});
